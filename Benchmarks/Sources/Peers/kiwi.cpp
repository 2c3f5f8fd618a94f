// The same conditions solved by kiwi: what the commands `solver` and `windows` are measured beside.
//
// usage: kiwi <file> build|resize <times>
#include <kiwi/kiwi.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

struct Condition {
  kiwi::RelationalOperator relation;
  double strength;
  double constant;
  std::vector<std::pair<int, double>> terms;
};

int main(int count, char **arguments) {
  if (count != 4) return 64;
  std::ifstream file(arguments[1]);
  size_t variables = 0, conditions = 0, edited = 0;
  file >> variables >> conditions >> edited;
  std::vector<int> lengths(variables);
  for (auto &length : lengths) file >> length;
  std::vector<Condition> given(conditions);
  for (auto &condition : given) {
    size_t terms = 0;
    std::string relation;
    double priority = 0;
    file >> relation >> priority >> condition.constant >> terms;
    condition.relation = relation == "==" ? kiwi::OP_EQ : relation == "<=" ? kiwi::OP_LE : kiwi::OP_GE;
    condition.strength =
        priority >= 1000 ? kiwi::strength::required : kiwi::strength::create(priority, 0, 0);
    condition.terms.resize(terms);
    for (auto &term : condition.terms) file >> term.first >> term.second;
  }
  bool resizes = !std::strcmp(arguments[2], "resize");
  int times = std::atoi(arguments[3]);
  double sum = 0;
  for (int round = 0; round < (resizes ? 1 : times); ++round) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> all(variables);
    for (size_t place = 0; place < variables; ++place)
      if (lengths[place]) solver.addConstraint(all[place] >= 0);
    for (size_t place = 0; place < conditions; ++place) {
      std::vector<kiwi::Term> terms;
      for (auto &term : given[place].terms) terms.emplace_back(all[term.first], term.second);
      if (resizes && place == edited) {
        solver.addEditVariable(all[given[place].terms[0].first], kiwi::strength::strong);
        solver.suggestValue(all[given[place].terms[0].first], given[place].constant);
      } else {
        solver.addConstraint(kiwi::Constraint(
            kiwi::Expression(terms, -given[place].constant), given[place].relation,
            given[place].strength));
      }
    }
    solver.updateVariables();
    for (int edit = 0; resizes && edit < times; ++edit) {
      solver.suggestValue(all[given[edited].terms[0].first], 300.0 + edit % 7);
      solver.updateVariables();
      for (auto &variable : all) sum += variable.value();
    }
    for (auto &variable : all) sum += variable.value();
  }
  std::printf("%g\n", sum);
  return 0;
}
