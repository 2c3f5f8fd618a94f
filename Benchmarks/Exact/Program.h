// The best layouts of linear conditions by priority: exactly, one level after the other.
//
// Every condition is a row y = constant + sum of coefficients times unknowns. A level gives each of
// its rows a price for every point above 0 and for every point below, and asks for the least sum.
// What is best on a level is kept by those that follow: by duality, the best are all points at
// which no direction of a price above 0 is taken, so such directions are barred for good.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <vector>

#include "Rational.h"

// A sum of unknowns and a constant.
struct Sum {
  std::map<int, Rational> terms;
  Rational constant;

  Sum() = default;
  Sum(const Rational &value) : constant(value) {}
  Sum(int64_t value) : constant(value) {}
  static Sum unknown(int index) {
    Sum sum;
    sum.terms[index] = Rational(1);
    return sum;
  }
  Sum &add(const Sum &other, const Rational &factor) {
    if (factor.isZero()) return *this;
    constant += other.constant * factor;
    for (auto &[index, coefficient] : other.terms) {
      auto [place, isNew] = terms.try_emplace(index, Rational());
      place->second += coefficient * factor;
      if (place->second.isZero()) terms.erase(place);
    }
    return *this;
  }
  friend Sum operator+(Sum a, const Sum &b) { return a.add(b, Rational(1)); }
  friend Sum operator-(Sum a, const Sum &b) { return a.add(b, Rational(-1)); }
  friend Sum operator*(const Sum &a, const Rational &factor) { return Sum().add(a, factor); }
};

// What a point of a row above or below 0 costs.
struct Price {
  Rational above, below;
};

class Program {
 public:
  // A program of some unknowns, each of which may be any number.
  explicit Program(int count) {
    for (int index = 0; index < count; index++) {
      variables.push_back(Variable());
      columns.push_back(index);
      variables[index].column = index;
    }
  }

  // Adds a row; it has no price yet.
  int add(const Sum &sum) {
    int name = int(variables.size());
    Variable variable;
    variable.row = int(rows.size());
    Row row;
    row.name = name;
    row.value = sum.constant;
    row.terms.assign(columns.size(), Rational());
    for (auto &[unknown, coefficient] : sum.terms) {
      const Variable &known = variables[unknown];
      if (known.row >= 0) {
        const Row &other = rows[known.row];
        row.value += coefficient * other.value;
        for (size_t j = 0; j < columns.size(); j++)
          if (!other.terms[j].isZero()) row.terms[j] += coefficient * other.terms[j];
      } else if (known.column >= 0) {
        row.terms[known.column] += coefficient;
      }
    }
    variables.push_back(variable);
    rows.push_back(std::move(row));
    return name;
  }

  // Makes the sum of some prices least, and keeps to that from then on; nothing if there is no
  // least.
  std::optional<Rational> minimise(const std::vector<std::pair<int, Price>> &prices) {
    for (auto &[name, price] : prices) {
      variables[name].price.above += price.above;
      variables[name].price.below += price.below;
      if (variables[name].row >= 0) {
        const Rational &value = rows[variables[name].row].value;
        if (value.sign() != 0)
          variables[name].side = value.sign();
        else
          variables[name].side = variables[name].mayRise ? 1 : -1;
      }
    }
    int idle = 0;
    bool isBounded = true;
    while (true) {
      int column = -1, direction = 0;
      Rational best;
      bool isBland = idle > 40;
      auto slopes = this->slopes();
      for (size_t j = 0; j < columns.size(); j++) {
        const Variable &variable = variables[columns[j]];
        for (int way : {1, -1}) {
          if (way > 0 ? !variable.mayRise : !variable.mayFall) continue;
          Rational cost = slope(variable, slopes[j], way);
          if (cost.sign() >= 0) continue;
          bool isBetter = column < 0 || (isBland ? columns[j] < columns[column] : cost < best);
          if (isBetter) {
            column = int(j);
            direction = way;
            best = cost;
          }
        }
      }
      if (column < 0) {
        bar(slopes);
        break;
      }
      int done = step(column, direction, best, isBland);
      if (done < 0) {
        isBounded = false;
        break;
      }
      idle = done == 0 ? idle + 1 : 0;
    }
    std::optional<Rational> result;
    if (isBounded) {
      Rational sum;
      for (auto &[name, price] : prices) sum += cost(name, price);
      result = sum;
    }
    for (auto &[name, price] : prices) variables[name].price = Price();
    if (isBounded) tidy();
    return result;
  }

  Rational value(int name) const {
    return variables[name].row >= 0 ? rows[variables[name].row].value : Rational();
  }
  Rational value(const Sum &sum) const {
    Rational result = sum.constant;
    for (auto &[unknown, coefficient] : sum.terms) result += coefficient * value(unknown);
    return result;
  }

  // How far apart the least and the greatest value are that the best points give a sum; nothing if
  // there is no end to it.
  std::optional<Rational> range(const Sum &sum) const {
    if (columns.empty()) return Rational();
    std::vector<Rational> rates(columns.size());
    bool moves = false;
    for (auto &[unknown, coefficient] : sum.terms) {
      const Variable &variable = variables[unknown];
      if (variable.row >= 0) {
        for (size_t j = 0; j < columns.size(); j++)
          if (!rows[variable.row].terms[j].isZero())
            rates[j] += coefficient * rows[variable.row].terms[j];
      } else if (variable.column >= 0) {
        rates[variable.column] += coefficient;
      }
    }
    for (auto &rate : rates) moves = moves || !rate.isZero();
    if (!moves) return Rational();
    Rational range;
    for (int way : {1, -1}) {
      Program other = *this;
      int name = other.add(sum);
      auto least = other.minimise({{name, Price{Rational(way), Rational(-way)}}});
      if (!least) return {};
      range -= *least;
    }
    return range;
  }

  // What a row costs at a price.
  Rational cost(int name, const Price &price) const {
    Rational here = value(name);
    return here.sign() >= 0 ? price.above * here : -(price.below * here);
  }

 private:
  struct Variable {
    int row = -1, column = -1;  // where it stands; nowhere if it is 0 for good
    bool mayRise = true, mayFall = true;  // above 0, below 0
    int side = 1;                         // which of its prices counts where it is 0
    Price price;
  };
  struct Row {
    int name = 0;
    Rational value;
    std::vector<Rational> terms;
  };
  std::vector<Variable> variables;
  std::vector<Row> rows;
  std::vector<int> columns;

  // What moving each column costs by way of the rows.
  std::vector<Rational> slopes() const {
    std::vector<Rational> result(columns.size());
    for (const Row &row : rows) {
      const Variable &variable = variables[row.name];
      Rational slope = variable.side > 0 ? variable.price.above : -variable.price.below;
      if (slope.isZero()) continue;
      for (size_t j = 0; j < columns.size(); j++)
        if (!row.terms[j].isZero()) result[j] += slope * row.terms[j];
    }
    return result;
  }
  static Rational slope(const Variable &variable, const Rational &byRows, int way) {
    return way > 0 ? variable.price.above + byRows : variable.price.below - byRows;
  }

  // Moves a column as far as it pays: 1 if anything moved, 0 if only the basis did, -1 without end.
  int step(int column, int way, Rational cost, bool isBland) {
    struct Event {
      Rational at;
      int row;
    };
    std::vector<Event> events;
    for (size_t i = 0; i < rows.size(); i++) {
      const Row &row = rows[i];
      int rate = row.terms[column].sign() * way;
      if (rate == 0) continue;
      const Variable &variable = variables[row.name];
      bool isWall = rate > 0 ? !variable.mayRise : !variable.mayFall;
      int sign = row.value.sign();
      if (sign == 0) sign = isWall ? -rate : variable.side;
      if (sign == rate) continue;
      if (!isWall && (variable.price.above + variable.price.below).isZero()) continue;
      events.push_back({(row.value / row.terms[column]).abs(), int(i)});
    }
    std::sort(events.begin(), events.end(), [&](const Event &a, const Event &b) {
      if (a.at < b.at) return true;
      if (b.at < a.at) return false;
      return rows[a.row].name < rows[b.row].name;
    });
    for (const Event &event : events) {
      Row &row = rows[event.row];
      Variable &variable = variables[row.name];
      int rate = row.terms[column].sign() * way;
      bool isWall = rate > 0 ? !variable.mayRise : !variable.mayFall;
      cost += (variable.price.above + variable.price.below) * row.terms[column].abs();
      if (isWall || isBland || cost.sign() >= 0) {
        pivot(event.row, column, way);
        return event.at.isZero() ? 0 : 1;
      }
      variable.side = rate;
    }
    return -1;
  }

  void pivot(int leaving, int column, int way) {
    Row &row = rows[leaving];
    Rational inverse = Rational(1) / row.terms[column];
    std::vector<int> touched;
    for (size_t j = 0; j < columns.size(); j++) {
      if (int(j) == column) {
        row.terms[j] = inverse;
      } else if (!row.terms[j].isZero()) {
        row.terms[j] = -(row.terms[j] * inverse);
      }
      if (!row.terms[j].isZero()) touched.push_back(int(j));
    }
    row.value = -(row.value * inverse);
    int entering = columns[column];
    columns[column] = row.name;
    variables[row.name].row = -1;
    variables[row.name].column = column;
    row.name = entering;
    variables[entering].row = leaving;
    variables[entering].column = -1;
    variables[entering].side = way;
    for (size_t i = 0; i < rows.size(); i++) {
      if (int(i) == leaving || rows[i].terms[column].isZero()) continue;
      Row &other = rows[i];
      Rational factor = other.terms[column];
      other.terms[column] = Rational();
      for (int j : touched) other.terms[j] += factor * row.terms[j];
      other.value += factor * row.value;
      if (other.value.sign() != 0) variables[other.name].side = other.value.sign();
    }
    if (row.value.sign() != 0) variables[entering].side = row.value.sign();
  }

  // What costs anything from the best point on is barred.
  void bar(const std::vector<Rational> &slopes) {
    for (size_t j = 0; j < columns.size(); j++) {
      Variable &variable = variables[columns[j]];
      bool isDear = slope(variable, slopes[j], 1).sign() > 0;
      bool isDearDown = slope(variable, slopes[j], -1).sign() > 0;
      if (isDear) variable.mayRise = false;
      if (isDearDown) variable.mayFall = false;
    }
    for (const Row &row : rows) {
      Variable &variable = variables[row.name];
      if ((variable.price.above + variable.price.below).isZero()) continue;
      if (variable.side > 0)
        variable.mayFall = false;
      else
        variable.mayRise = false;
    }
  }

  // Leaves out columns that cannot move, and rows that no longer do.
  void tidy() {
    std::vector<int> kept;
    for (size_t j = 0; j < columns.size(); j++) {
      Variable &variable = variables[columns[j]];
      if (variable.mayRise || variable.mayFall)
        kept.push_back(int(j));
      else
        variable.column = -1;
    }
    if (kept.size() == columns.size()) return;
    for (Row &row : rows) {
      for (size_t j = 0; j < kept.size(); j++)
        if (kept[j] != int(j)) row.terms[j] = std::move(row.terms[kept[j]]);
      row.terms.resize(kept.size());
    }
    for (size_t j = 0; j < kept.size(); j++) {
      columns[j] = columns[kept[j]];
      variables[columns[j]].column = int(j);
    }
    columns.resize(kept.size());
  }
};
