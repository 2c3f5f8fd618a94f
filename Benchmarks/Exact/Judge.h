// What the table says of one screen, and whether what the model says is that.
#pragma once
#include <cmath>
#include <memory>

#include "Table.h"

// What came of one axis of one screen under one policy.
struct Finding {
  Finding(std::string outcome, bool isFault = false, std::string detail = "")
      : outcome(std::move(outcome)), isFault(isFault), detail(std::move(detail)) {}
  std::string outcome;
  bool isFault = false;
  std::string detail;
};

// The best layouts of some axes that are solved together.
class Solution {
 public:
  enum class State { contradictory, solved, leftOut };
  State state = State::solved;
  // Whether what is required only just contradicts itself, by less than floating point can tell.
  bool isSlight = false;

  Solution(const Screen &screen, const Table &table, std::vector<int> axes)
      : screen(screen), table(table), axes(axes) {
    for (int axis : axes) {
      if (!table.leftOut[axis].empty()) state = State::leftOut;
    }
    if (state == State::leftOut) return;
    for (int axis : axes) {
      if (!table.isContradictory[axis]) continue;
      state = State::contradictory;
      isSlight = table.contradiction[axis].number() < tolerance * largest();
    }
    if (state == State::contradictory) return;
    for (const Table::Row &row : table.rows)
      if (has(row.axis)) byPriority[-row.priority].push_back(&row);
    number();
    program = std::make_unique<Program>(int(names.size()));
    for (auto &[negated, rows] : byPriority) {
      std::vector<std::pair<int, Price>> prices;
      for (const Table::Row *row : rows) {
        int name = program->add(renamed(row->sum));
        prices.push_back({name, price(row->relation)});
        if (row->priority < 1000) placed.push_back({row, name});
      }
      auto least = program->minimise(prices);
      if (!least) throw std::runtime_error("a level has no least sum");
      if (negated == -1000 && least->sign() > 0) {
        state = State::contradictory;
        isSlight = least->number() < tolerance * largest();
        return;
      }
      levels.push_back({prices, *least});
    }
    check();
  }

  bool isSettled(const Sum &sum) const {
    auto range = program->range(renamed(sum));
    if (!range) return false;
    if (range->isZero()) return true;
    bool isTiny = range->number() < tolerance * largest();
    isNearlyOpen = isNearlyOpen || isTiny;
    return isTiny;
  }
  // Whether a value was called settled that is open by less than can be told.
  mutable bool isNearlyOpen = false;
  Rational value(const Sum &sum) const { return program->value(renamed(sum)); }

  // Lets the lowest index give way where the table leaves a choice: in each stack of a settled
  // length, from the outermost on, the last view gives up as little as it can, then the one before.
  void settleByIndex() {
    for (size_t index = 0; index < screen.views.size(); index++) {
      const View &stack = screen.views[index];
      bool gives = stack.distribution == "fill" || stack.distribution == "equalSpacing" ||
                   stack.distribution == "equalCentering";
      if (!stack.isStack || !gives || !has(stack.axis) || !screen.takesPart(int(index))) continue;
      if (!isSettled(table.lengthOf(int(index), stack.axis))) continue;
      for (auto view = stack.arranged.rbegin(); view != stack.arranged.rend(); view++) {
        std::map<double, std::vector<std::pair<int, Price>>> prices;
        for (auto &[row, name] : placed) {
          if (row->axis != stack.axis || row->owner < *view) continue;
          if (row->owner >= screen.views[*view].end) continue;
          prices[-row->priority].push_back({name, price(row->relation)});
        }
        for (auto &[priority, list] : prices)
          if (!program->minimise(list)) throw std::runtime_error("a tie has no least sum");
      }
    }
    check();
  }

  // How far some values are from the nearest of the best layouts.
  Rational distance(const std::vector<std::pair<Sum, Rational>> &values) const {
    Program other = *program;
    std::vector<std::pair<int, Price>> prices;
    for (auto &[sum, value] : values)
      prices.push_back({other.add(renamed(sum) - Sum(value)), Price{Rational(1), Rational(1)}});
    return *other.minimise(prices);
  }

  // The program and its solution, as a line of JSON for Second.py to solve in another way.
  std::string json() const {
    auto words = [&](const Sum &sum) {
      std::string text = "[" + digits(sum.constant);
      for (auto &[index, coefficient] : sum.terms)
        text += ",[" + std::to_string(names.at(index)) + "," + digits(coefficient) + "]";
      return text + "]";
    };
    std::string text = "{\"unknowns\":" + std::to_string(names.size()) + ",\"levels\":[";
    size_t level = 0;
    for (auto &[negated, rows] : byPriority) {
      text += (level ? ",{" : "{") + std::string("\"priority\":") + std::to_string(-negated) +
              ",\"least\":" + (level < levels.size() ? digits(levels[level].second) : "null") +
              ",\"rows\":[";
      for (size_t i = 0; i < rows.size(); i++)
        text += (i ? ",[\"" : "[\"") + std::string(1, rows[i]->relation) + "\"," +
                words(rows[i]->sum) + "]";
      text += "]}";
      level += 1;
    }
    text += "],\"values\":[";
    bool isFirst = true;
    for (int axis : axes)
      for (size_t view = 0; view < screen.views.size() && state == State::solved; view++)
        if (screen.takesPart(int(view)))
          for (const Sum &sum :
               {table.lengthOf(int(view), axis), table.originOf(int(view), axis)}) {
            text += (isFirst ? "[" : ",[") + words(sum) + "," + digits(value(sum)) + "," +
                    (isSettled(sum) ? "true]" : "false]");
            isFirst = false;
          }
    return text + "],\"solved\":" + (state == State::solved ? "true}" : "false}");
  }

  // The largest number at hand.
  Rational scale(int axis) const {
    Rational result;
    auto count = [&](const Rational &value) {
      if (result < value.abs()) result = value.abs();
    };
    for (const Table::Row &row : table.rows)
      if (has(row.axis)) count(row.sum.constant);
    for (size_t view = 0; view < screen.views.size(); view++) {
      if (!screen.takesPart(int(view))) continue;
      count(value(table.lengthOf(int(view), axis)));
      count(value(table.originOf(int(view), axis)));
    }
    count(value(table.contentLength(axis)));
    return result;
  }

  // What is smaller than this part of the largest number is not told apart.
  static constexpr double tolerance = 1e-9;

 private:
  const Screen &screen;
  const Table &table;
  std::vector<int> axes;
  std::map<double, std::vector<const Table::Row *>> byPriority;
  std::vector<std::pair<const Table::Row *, int>> placed;
  std::vector<std::pair<std::vector<std::pair<int, Price>>, Rational>> levels;
  std::map<int, int> names;
  std::unique_ptr<Program> program;

  bool has(int axis) const { return std::find(axes.begin(), axes.end(), axis) != axes.end(); }

  // The largest number that is given.
  double largest() const {
    double result = 0;
    for (const Table::Row &row : table.rows)
      if (has(row.axis)) result = std::max(result, std::abs(row.sum.constant.number()));
    return result;
  }

  static std::string digits(const Rational &value) {
    char text[40];
    snprintf(text, sizeof text, "%.17g", value.number());
    return text;
  }

  static Price price(char relation) {
    return Price{Rational(relation == '>' ? 0 : 1), Rational(relation == '<' ? 0 : 1)};
  }

  // Unknowns that anything depends on, numbered from 0.
  void number() {
    auto count = [&](const Sum &sum) {
      for (auto &[index, coefficient] : sum.terms) names.try_emplace(index, int(names.size()));
    };
    for (auto &[negated, rows] : byPriority)
      for (const Table::Row *row : rows) count(row->sum);
    for (int axis : axes) {
      count(table.contentLength(axis));
      for (size_t view = 0; view < screen.views.size(); view++) {
        int parent = screen.views[view].parent;
        if (parent >= 0 && !screen.takesPart(parent)) continue;
        count(table.lengthOf(int(view), axis));
        count(table.originOf(int(view), axis));
      }
    }
  }
  Sum renamed(const Sum &sum) const {
    Sum result(sum.constant);
    for (auto &[index, coefficient] : sum.terms)
      result.add(Sum::unknown(names.at(index)), coefficient);
    return result;
  }

  // No later level may have made an earlier one worse.
  void check() const {
    for (auto &[prices, least] : levels) {
      Rational sum;
      for (auto &[name, price] : prices) sum += program->cost(name, price);
      if (!(sum == least)) throw std::runtime_error("a stronger level was made worse");
    }
  }
};

inline std::optional<Rational> fittingLength(
    const Screen &screen, int axis, std::set<std::string> &leftOut) {
  Table table(screen, Plant::none);
  for (const View &view : screen.views)
    if (axis == vertical && ((view.isBaselineRelative && view.axis == vertical) ||
                             view.alignment.ends_with("Baseline")))
      table.leftOut[axis].insert("hidden stacks that stand by text");
  leftOut.insert(table.leftOut[axis].begin(), table.leftOut[axis].end());
  Solution solution(screen, table, {axis});
  if (solution.state != Solution::State::solved) return {};
  Sum length = table.lengthOf(0, axis);
  if (!solution.isSettled(length) || solution.value(length).sign() <= 0) return {};
  return solution.value(length);
}

class Judge {
 public:
  Judge(const Screen &screen, Plant plant) : screen(screen), table(screen, plant) {}

  // Calls for each axis and policy with what came of it.
  void run(const std::function<void(const std::string &policy, int axis, const Finding &)> &tell) {
    std::vector<std::vector<int>> groups = {{0}, {1}};
    if (table.isJoint) groups = {{0, 1}};
    for (auto &axes : groups) {
      Solution solution(screen, table, axes);
      for (auto &[policy, answer] : screen.answers) {
        bool isIndexed = policy == "index";
        for (int axis : axes) {
          Finding finding = judge(solution, answer, axis, isIndexed, axes);
          tell(policy, axis, finding);
        }
      }
    }
  }
  double greatestDeviation = 0;

  // The programs of the screen, a line each.
  std::string programs() const {
    std::string text;
    std::vector<std::vector<int>> groups = {{0}, {1}};
    if (table.isJoint) groups = {{0, 1}};
    for (auto &axes : groups) {
      Solution solution(screen, table, axes);
      if (solution.state == Solution::State::leftOut) continue;
      if (axes.size() == 1 ? !table.isContradictory[axes[0]]
                           : !table.isContradictory[0] && !table.isContradictory[1])
        text += solution.json() + "\n";
    }
    return text;
  }

 private:
  const Screen &screen;
  Table table;

  static Finding fault(const std::string &outcome, const std::string &detail = "") {
    return {outcome, true, detail};
  }

  Finding judge(
      const Solution &solution, const Answer &answer, int axis, bool isIndexed,
      const std::vector<int> &axes) {
    const std::string &outcome = answer.outcomes[axis];
    std::string refusal = outcome == "determined" ? "" : "closed forms refuse, ";
    if (solution.state == Solution::State::leftOut) {
      std::string kinds;
      for (int other : axes)
        for (auto &kind : table.leftOut[other]) kinds += (kinds.empty() ? "" : ", ") + kind;
      return {"not asked: " + kinds + (outcome == "undecided" ? " (refused)" : "")};
    }
    Finding finding = outcome == "undecided"
                          ? ofRefusal(solution, axis)
                          : judge(solution, outcome, answer, axis, isIndexed, axes);
    finding.outcome = refusal + finding.outcome;
    return finding;
  }

  struct Open {
    std::set<std::string> lengths, places;
    bool content = false, root = false;
    bool any() const { return !lengths.empty() || !places.empty() || content; }
  };

  Open open(const Solution &solution, int axis) const {
    Open open;
    for (size_t view = 0; view < screen.views.size(); view++) {
      if (!screen.takesPart(int(view))) continue;
      const std::string &name = screen.views[view].name;
      if (!solution.isSettled(table.lengthOf(int(view), axis))) open.lengths.insert(name);
      if (!solution.isSettled(table.originOf(int(view), axis))) {
        open.places.insert(name);
        if (view == 0) open.root = true;
      }
    }
    open.content = !solution.isSettled(table.contentLength(axis));
    return open;
  }

  Finding ofRefusal(const Solution &solution, int axis) const {
    if (solution.state == Solution::State::contradictory) return {"undecided: contradictory"};
    return {open(solution, axis).any() ? "undecided: several answers" : "undecided: one answer"};
  }

  Finding judge(
      const Solution &solution, const std::string &outcome, const Answer &answer, int axis,
      bool isIndexed, const std::vector<int> &axes) {
    if (solution.state == Solution::State::contradictory) {
      for (int other : axes)
        if (answer.outcomes[other] == "unsatisfiable") return {"contradictory, and so it is said"};
      for (int other : axes)
        if (answer.outcomes[other] == "undecided")
          return {"contradictory with the other axis, and that is refused"};
      if (solution.isSlight) return {"contradictory by less than can be told"};
      return fault("CONTRADICTORY, SAID: " + outcome);
    }
    if (outcome == "unsatisfiable") return fault("SAID: unsatisfiable, BUT IT IS NOT");
    Open open = this->open(solution, axis);
    if (isIndexed && screen.kind == "single" && open.any() && outcome != "determined") {
      Solution settled(screen, table, axes);
      settled.settleByIndex();
      open = this->open(settled, axis);
      if (!open.any()) return fault("THE INDEX SETTLES IT, SAID: " + outcome);
    }
    if (!open.any()) {
      if (outcome != "determined" && solution.isNearlyOpen)
        return {"open by less than can be told, said: open"};
      if (outcome != "determined") return fault("ONE ANSWER, SAID: " + outcome);
      if (answer.spans[axis].empty())
        return {"one answer, and so it is said (frames are not told)"};
      std::string wrong = compare(solution, answer, axis);
      return wrong.empty() ? Finding{"one answer, ours is it"}
                           : fault("ONE ANSWER, OURS IS ANOTHER", wrong);
    }
    if (outcome != "determined") return {"several answers, and so it is said"};
    if (!isIndexed)
      return fault("SEVERAL ANSWERS, SAID: determined", "open: " + names(open.lengths));
    if (answer.spans[axis].empty()) return {"several answers, settled (frames are not told)"};
    return amongTheBest(solution, answer, axis, axes);
  }

  static std::string names(const std::set<std::string> &views) {
    std::string result;
    for (auto &view : views) result += (result.empty() ? "" : ",") + view;
    return "[" + result + "]";
  }

  // Every value that is told, as a sum of unknowns and as the model has it.
  std::vector<std::tuple<std::string, Sum, Rational>> values(const Answer &answer, int axis) const {
    std::vector<std::tuple<std::string, Sum, Rational>> result;
    for (size_t view = 0; view < screen.views.size(); view++) {
      int parent = screen.views[view].parent;
      if (parent >= 0 && !screen.takesPart(parent)) continue;
      bool isShown = screen.takesPart(int(view));
      bool isAlong = parent >= 0 && screen.views[parent].axis == axis;
      const std::string &name = screen.views[view].name;
      if (isShown || isAlong)
        result.push_back({name + " length", table.lengthOf(int(view), axis),
                          Rational::parse(answer.spans[axis][view][1])});
      if (isShown)
        result.push_back({name + " place", table.originOf(int(view), axis),
                          Rational::parse(answer.spans[axis][view][0])});
    }
    result.push_back(
        {"content", table.contentLength(axis), Rational::parse(answer.content[axis])});
    return result;
  }

  // What is smaller than any tolerance was read as 0: where nothing else is at hand, ours is, too.
  static double scaleToCompare(const Solution &solution, int axis) {
    double scale = solution.scale(axis).number();
    return scale > 0 ? scale : 1;
  }

  // The first value that is not as it must be.
  std::string compare(const Solution &solution, const Answer &answer, int axis) {
    double scale = scaleToCompare(solution, axis);
    for (auto &[name, sum, ours] : values(answer, axis)) {
      Rational right = solution.value(sum);
      double apart = (ours - right).abs().number() / scale;
      if (apart > Solution::tolerance)
        return name + " is " + std::to_string(ours.number()) + ", must be " +
               std::to_string(right.number());
      greatestDeviation = std::max(greatestDeviation, apart);
    }
    return "";
  }

  Finding amongTheBest(
      const Solution &solution, const Answer &answer, int axis, const std::vector<int> &axes) {
    std::vector<std::pair<Sum, Rational>> told;
    for (auto &[name, sum, ours] : values(answer, axis)) told.push_back({sum, ours});
    double apart = solution.distance(told).number();
    double scale = scaleToCompare(solution, axis);
    if (apart > Solution::tolerance * scale * double(told.size()))
      return fault("SEVERAL ANSWERS, OURS IS NONE OF THE BEST",
                   "misses them by " + std::to_string(apart));
    if (screen.kind != "single") return {"several answers, ours is among the best"};
    Solution settled(screen, table, axes);
    settled.settleByIndex();
    if (open(settled, axis).any())
      return fault("THE INDEX SETTLES IT NOT, SAID: determined");
    std::string wrong = compare(settled, answer, axis);
    return wrong.empty() ? Finding{"several answers, ours is that of the index rule"}
                         : fault("SEVERAL ANSWERS, NOT THAT OF THE INDEX RULE", wrong);
  }
};
