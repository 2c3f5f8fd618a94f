// Screens and what is said of them, as `SelfTool exact` writes them down.
#pragma once
#include <array>
#include <istream>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "Rational.h"

enum Axis { horizontal = 0, vertical = 1 };

struct Condition {
  int axis;
  char relation;   // = > <
  char target;     // points, fraction of the frame, ratio to the other side
  Rational value;
  double priority;
};

struct View {
  std::string name;
  int parent = -1, end = 0;  // what is inside stands at the following indices, up to the end
  bool isStack = false, isHidden = false;
  std::vector<Condition> conditions;
  bool hasGap = false;
  Rational gap;
  // A leaf.
  bool hasOwn[2] = {false, false};
  Rational own[2];
  double hugging[2] = {250, 250}, resistance[2] = {750, 750};
  bool hasText = false;
  Rational firstBaseline, lastBaseline;
  // A stack.
  int axis = 0;
  std::string distribution, alignment;
  Rational spacing;
  bool usesMargins = false, addsSafeArea = false, isBaselineRelative = false;
  bool isMultiline = false;
  Rational margins[4], safeArea[4];  // top, leading, bottom, trailing; top, left, bottom, right
  std::vector<int> arranged;
};

struct Answer {
  // What each axis comes to: by closed forms ("determined"), else by constraints.
  std::string outcomes[2];
  // Along each axis, where frames are told: the content's length, and each view's place and length.
  std::string content[2];
  std::vector<std::array<std::string, 2>> spans[2];
};

struct Screen {
  std::string name, kind, draw, text;
  Rational window[2];
  bool isMirrored = false, emptyFitsZero = true, hiddenCount = true;
  Rational pins[4];  // top, leading, bottom, trailing
  std::vector<View> views;
  std::map<std::string, Answer> answers;

  // Reads the lines of one screen.
  explicit Screen(const std::string &lines) : text(lines) {
    std::istringstream all(lines);
    std::string line;
    while (std::getline(all, line)) read(line);
    for (int index = int(views.size()) - 1; index >= 0; index--) {
      views[index].end = std::max(views[index].end, index + 1);
      int parent = views[index].parent;
      if (parent >= 0) views[parent].end = std::max(views[parent].end, views[index].end);
    }
  }

  // A stack of the screen by itself: nothing ties it, and what its views are tied to rests.
  Screen resting(int index) const {
    Screen result = *this;
    result.views.assign(views.begin() + index, views.begin() + views[index].end);
    for (View &view : result.views) {
      view.parent -= index;
      view.end -= index;
      for (int &arranged : view.arranged) arranged -= index;
      view.conditions.clear();
    }
    result.views[0].parent = -1;
    for (Rational &pin : result.pins) pin = Rational();
    return result;
  }

  // Whether a view takes part: neither it nor anything around it is hidden by a stack.
  bool takesPart(int index) const {
    for (; views[index].parent >= 0; index = views[index].parent)
      if (views[index].isHidden) return false;
    return true;
  }

 private:
  Answer *answer = nullptr;
  int told = 0;

  static Rational number(std::istringstream &words) {
    std::string word;
    if (!(words >> word)) throw std::runtime_error("a number is missing");
    return given(word);
  }
  // What is smaller than any tolerance counts as 0: exactly, it would outweigh weaker levels.
  static Rational given(const std::string &word) {
    Rational value = Rational::parse(word);
    return value.abs().number() < 1e-9 ? Rational() : value;
  }
  void read(const std::string &line) {
    std::istringstream words(line);
    std::string word;
    words >> word;
    if (word == "screen") {
      words >> name >> kind >> draw;
    } else if (word == "window") {
      for (int axis : {0, 1}) window[axis] = number(words);
    } else if (word == "direction") {
      words >> word;
      isMirrored = word == "rightToLeft";
    } else if (word == "policy") {
      words >> word;
      emptyFitsZero = word == "fitsZero";
      words >> word;
      hiddenCount = word == "count";
    } else if (word == "pins") {
      for (auto &pin : pins) pin = number(words);
    } else if (word == "view") {
      readView(words);
    } else if (word == "condition") {
      Condition condition;
      std::string side, relation, target;
      words >> side >> relation >> target;
      condition.axis = side == "width" ? horizontal : vertical;
      condition.relation = relation == "equal" ? '=' : relation == "atLeast" ? '>' : '<';
      condition.target = target == "ratio" ? 'r' : 'p';
      condition.value = number(words);
      if (target == "fraction") condition.value = condition.value * window[condition.axis];
      words >> condition.priority;
      views.back().conditions.push_back(condition);
    } else if (word == "answer") {
      words >> word;
      answer = &answers[word];
      for (int axis : {0, 1}) words >> answer->outcomes[axis];
    } else if (word == "axis") {
      words >> word;
      told = word == "horizontal" ? horizontal : vertical;
      words >> answer->content[told];
    } else if (word == "span") {
      std::array<std::string, 2> span;
      words >> span[0] >> span[1];
      answer->spans[told].push_back(span);
    } else if (!word.empty()) {
      throw std::runtime_error("cannot read: " + line);
    }
  }

  void readView(std::istringstream &words) {
    View view;
    std::string word;
    words >> view.name >> view.parent >> word;
    view.isHidden = word == "hidden";
    words >> word;
    view.isStack = word == "stack";
    while (words >> word) {
      if (word == "gap") {
        view.hasGap = true;
        view.gap = number(words);
      } else if (word == "own") {
        for (int axis : {0, 1}) {
          words >> word;
          view.hasOwn[axis] = word != "-";
          if (view.hasOwn[axis]) view.own[axis] = given(word);
        }
      } else if (word == "hugging") {
        words >> view.hugging[0] >> view.hugging[1];
      } else if (word == "resistance") {
        words >> view.resistance[0] >> view.resistance[1];
      } else if (word == "baselines") {
        view.hasText = true;
        view.firstBaseline = number(words);
        view.lastBaseline = number(words);
      } else if (word == "multiline") {
        view.isMultiline = true;
      } else if (word == "axis") {
        words >> word;
        view.axis = word == "horizontal" ? horizontal : vertical;
      } else if (word == "distribution") {
        words >> view.distribution;
      } else if (word == "alignment") {
        words >> view.alignment;
      } else if (word == "spacing") {
        view.spacing = number(words);
      } else if (word == "margins") {
        view.usesMargins = true;
        for (auto &margin : view.margins) margin = number(words);
      } else if (word == "safeArea") {
        view.addsSafeArea = true;
        for (auto &side : view.safeArea) side = number(words);
      } else if (word == "baselineRelative") {
        view.isBaselineRelative = true;
      } else {
        throw std::runtime_error("cannot read: " + word);
      }
    }
    if (view.parent >= 0) views[view.parent].arranged.push_back(int(views.size()));
    views.push_back(view);
  }
};
