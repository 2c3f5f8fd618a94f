// The published table of what UIStackView installs, written down for a screen in exact numbers.
//
// Places are counted along the layout direction: the unknowns of a view are its leading (top) edge
// and its length on each axis. From right to left, its left edge is the negative of its trailing
// edge. Required equalities are solved at once; all other conditions are rows with a priority.
#pragma once
#include <functional>
#include <set>

#include "Program.h"
#include "Screen.h"

// A fault that is planted on purpose, to see whether it is found.
enum class Plant { none, dropCentring, oneCentringLevel, spacingInShares, dropFit, dropSpanner };

// The length that fits the content of a screen, if it has one above 0 and anything settles it.
std::optional<Rational> fittingLength(
    const Screen &screen, int axis, std::set<std::string> &leftOut);

class Table {
 public:
  struct Row {
    Sum sum;
    char relation;  // of the sum to 0: = > <
    double priority;
    int owner;  // the view whose own condition it is, or -1
    int axis;
  };

  // What cannot be written down before the layout, by kind; nothing is asked of these axes.
  std::set<std::string> leftOut[2];
  bool isContradictory[2] = {false, false};
  // By how much what is required misses at least, where it shows before anything is solved.
  Rational contradiction[2];
  // Whether a length on one axis is tied to one on the other.
  bool isJoint = false;
  std::vector<Row> rows;

  Table(const Screen &screen, Plant plant) : screen(screen), plant(plant) {
    size_t count = screen.views.size();
    place.resize(count);
    length.resize(count);
    for (size_t index = 0; index < count; index++) {
      for (int axis : {0, 1}) {
        place[index][axis] = unknown();
        length[index][axis] = unknown();
      }
    }
    for (int axis : {0, 1}) content[axis] = unknown();
    write();
    for (Row &row : rows) row.sum = resolved(row.sum);
  }

  // Lengths, edges counted from the left or the top, and the length of the content.
  Sum lengthOf(int view, int axis) const { return resolved(length[view][axis]); }
  Sum originOf(int view, int axis) const {
    if (axis == vertical || !screen.isMirrored) return resolved(place[view][axis]);
    return resolved(Sum() - place[view][axis] - length[view][axis]);
  }
  Sum contentLength(int axis) const { return resolved(content[axis]); }

 private:
  const Screen &screen;
  Plant plant;
  int count = 0;
  std::vector<std::array<Sum, 2>> place, length;
  Sum content[2];
  std::map<int, Sum> known;

  Sum unknown() { return Sum::unknown(count++); }

  Sum resolved(const Sum &sum) const {
    Sum result(sum.constant);
    for (auto &[index, coefficient] : sum.terms) {
      auto found = known.find(index);
      if (found == known.end())
        result.add(Sum::unknown(index), coefficient);
      else
        result.add(found->second, coefficient);
    }
    return result;
  }

  void equal(const Sum &sum, int axis) {
    Sum rest = resolved(sum);
    if (rest.terms.empty()) {
      isContradictory[axis] = isContradictory[axis] || !rest.constant.isZero();
      if (contradiction[axis] < rest.constant.abs()) contradiction[axis] = rest.constant.abs();
      return;
    }
    auto chosen = rest.terms.begin();
    for (auto term = rest.terms.begin(); term != rest.terms.end(); term++)
      if (term->second.isUnit()) {
        chosen = term;
        break;
      }
    int index = chosen->first;
    Rational factor = Rational(-1) / chosen->second;
    rest.terms.erase(chosen);
    Sum value = rest * factor;
    for (auto &[other, sum] : known) {
      auto found = sum.terms.find(index);
      if (found == sum.terms.end()) continue;
      Rational coefficient = found->second;
      sum.terms.erase(found);
      sum.add(value, coefficient);
    }
    known[index] = value;
  }

  // The relation of a sum to 0.
  void add(const Sum &sum, char relation, double priority, int axis, int owner = -1) {
    if (priority >= 1000 && relation == '=')
      equal(sum, axis);
    else
      rows.push_back({sum, relation, priority, owner, axis});
  }
  void require(const Sum &sum, char relation, int axis) { add(sum, relation, 1000, axis); }

  Sum far(int view, int axis) const { return place[view][axis] + length[view][axis]; }
  Sum middle(int view, int axis) const {
    return place[view][axis] + length[view][axis] * (Rational(1) / Rational(2));
  }

  void write() {
    for (int axis : {0, 1}) attach(axis);
    for (size_t index = 0; index < screen.views.size(); index++) {
      const View &view = screen.views[index];
      int parent = view.parent;
      if (parent >= 0 && !screen.takesPart(parent)) continue;
      for (int axis : {0, 1}) require(length[index][axis], '>', axis);
      bool isShown = screen.takesPart(int(index));
      if (isShown) conditions(int(index));
      ownLengths(int(index), isShown);
      if (isShown && view.isStack) stack(int(index));
    }
  }

  // The content view is pinned to the four edges of the content.
  void attach(int axis) {
    bool isMirrored = axis == horizontal && screen.isMirrored;
    require(content[axis], '>', axis);
    Sum start = isMirrored ? Sum() - content[axis] : Sum();
    int near = axis == vertical ? 0 : 1, far = axis == vertical ? 2 : 3;
    equal(place[0][axis] - Sum(screen.pins[near]) - start, axis);
    equal(this->far(0, axis) + Sum(screen.pins[far]) - start - content[axis], axis);
  }

  // What a view's own width and height are tied to.
  void conditions(int index) {
    for (const Condition &condition : screen.views[index].conditions) {
      int axis = condition.axis;
      Sum target(condition.value);
      if (condition.target == 'r') {
        target = length[index][1 - axis] * condition.value;
        isJoint = true;
      }
      add(length[index][axis] - target, condition.relation, condition.priority, axis, index);
    }
  }

  // The length that a leaf has of its own; a hidden one's counts at most across its stack, and
  // there a hidden stack counts for the length that fits it; a length of 0 does not count.
  void ownLengths(int index, bool isShown) {
    const View &view = screen.views[index];
    for (int axis : {0, 1}) {
      if (!isShown && !countsHidden(index, axis)) continue;
      if (view.isStack && !isShown) hiddenStack(index, axis);
      if (view.isStack || !view.hasOwn[axis]) continue;
      if (!isShown && view.own[axis].sign() <= 0) continue;
      Sum excess = length[index][axis] - Sum(view.own[axis]);
      add(excess, '<', view.hugging[axis], axis, index);
      add(excess, '>', view.resistance[axis], axis, index);
    }
  }
  void hiddenStack(int index, int axis) {
    auto fitting = fittingLength(screen.resting(index), axis, leftOut[axis]);
    if (!fitting) return;
    Sum excess = length[index][axis] - Sum(*fitting);
    add(excess, '<', 250, axis, index);
    add(excess, '>', 750, axis, index);
  }
  bool countsHidden(int index, int axis) const {
    const View &parent = screen.views[screen.views[index].parent];
    if (axis == parent.axis) return false;
    return parent.alignment != "fill" || (screen.hiddenCount && !visible(parent).empty());
  }

  std::vector<int> visible(const View &stack) const {
    std::vector<int> result;
    for (int view : stack.arranged)
      if (!screen.views[view].isHidden) result.push_back(view);
    return result;
  }

  // Everything that one stack view installs.
  void stack(int index) {
    const View &view = screen.views[index];
    auto shown = visible(view);
    if (view.arranged.empty()) {
      if (screen.emptyFitsZero) fitNothing(index, 0);
      return;
    }
    std::array<Sum, 2> start, extent;
    for (int axis : {0, 1}) {
      Rational near = margin(view, axis, 0), far = margin(view, axis, 1);
      start[axis] = place[index][axis] + Sum(near);
      extent[axis] = length[index][axis] - Sum(near + far);
      require(extent[axis], '>', axis);
    }
    if (shown.empty()) {
      for (int axis : {0, 1}) add(extent[axis], '=', 0.5, axis);
    }
    int along = view.axis, across = 1 - along;
    for (int hidden : view.arranged)
      if (screen.views[hidden].isHidden) equal(length[hidden][along], along);
    if (!shown.empty()) distribute(index, shown, start[along], extent[along]);
    align(index, shown, start[across], extent[across]);
  }
  void fitNothing(int index, int64_t length) {
    for (int axis : {0, 1}) add(this->length[index][axis] - Sum(length), '=', 0.5, axis);
  }

  Rational margin(const View &view, int axis, int end) const {
    if (!view.usesMargins) return Rational();
    int side = axis == vertical ? (end == 0 ? 0 : 2) : (end == 0 ? 1 : 3);
    Rational result = view.margins[side];
    if (!view.addsSafeArea) return result;
    bool isLeft = axis == horizontal && (end == 0) != screen.isMirrored;
    int safe = axis == vertical ? side : (isLeft ? 1 : 3);
    return result + view.safeArea[safe];
  }

  // Along the axis.
  void distribute(int index, const std::vector<int> &shown, const Sum &start, const Sum &extent) {
    const View &view = screen.views[index];
    int axis = view.axis;
    bool isEqual = view.distribution == "equalSpacing" || view.distribution == "equalCentering";
    bool isByText = view.isBaselineRelative && axis == vertical;
    equal(place[shown.front()][axis] - start, axis);
    equal(far(shown.back(), axis) - start - extent, axis);
    for (size_t j = 0; j + 1 < shown.size(); j++) {
      Sum from = far(shown[j], axis), to = place[shown[j + 1]][axis];
      if (isByText) {
        from = text(shown[j], false, axis);
        to = text(shown[j + 1], true, axis, true);
      }
      require(to - from - Sum(gap(view, shown[j])), isEqual ? '>' : '=', axis);
    }
    if (view.distribution == "fill") shareTexts(view, shown, extent);
    if (view.distribution == "fillEqually") fillEqually(shown, axis);
    if (view.distribution == "fillProportionally")
      fillProportionally(view, shown, extent, isByText);
    if (!isEqual) return;
    if (plant != Plant::dropFit) add(extent, '=', 49, axis);
    bool isCentring = view.distribution == "equalCentering";
    std::function<Sum(size_t)> distance = [&](size_t j) {
      return isCentring ? middle(shown[j + 1], axis) - middle(shown[j], axis)
                        : place[shown[j + 1]][axis] - far(shown[j], axis);
    };
    for (size_t j = 1; j + 1 < shown.size(); j++) {
      if (!isCentring) {
        equal(distance(j) - distance(0), axis);
      } else if (plant != Plant::dropCentring) {
        // Strictly falling, and above 49 however many there are.
        double level = j < 50 ? 150 - double(j) : 49 + 51.0 * 50 / double(j);
        if (plant == Plant::oneCentringLevel) level = 149;
        add(distance(j) - distance(0), '=', level, axis);
      }
    }
  }
  Rational gap(const View &stack, int view) const {
    return screen.views[view].hasGap ? screen.views[view].gap : stack.spacing;
  }

  void fillEqually(const std::vector<int> &shown, int axis) {
    for (size_t j = 1; j < shown.size(); j++)
      equal(length[shown[j]][axis] - length[shown[0]][axis], axis);
  }

  // Shares count actual gaps; their priorities fall by visible index. A view without a length of
  // its own gets none, and where no view has a positive one, all are alike.
  void fillProportionally(
      const View &stack, const std::vector<int> &shown, const Sum &extent, bool isByText) {
    int axis = stack.axis;
    Rational lengths;
    std::vector<Rational> gaps;
    for (int view : shown)
      if (screen.views[view].hasOwn[axis]) lengths += screen.views[view].own[axis];
    for (size_t j = 0; j + 1 < shown.size(); j++) {
      gaps.push_back(plant == Plant::spacingInShares ? stack.spacing : gap(stack, shown[j]));
      if (!isByText || lengths.sign() <= 0) continue;
      const View &above = screen.views[shown[j]], &below = screen.views[shown[j + 1]];
      if (above.hasText) gaps.back() -= above.lastBaseline;
      if (below.hasText) gaps.back() -= below.firstBaseline;
      if (above.isStack || below.isStack)
        leftOut[axis].insert("shares of gaps that depend on the layout");
    }
    // A sum that rounding may have left of its terms is none.
    Rational total = lengths, magnitude = lengths;
    for (const Rational &gap : gaps) {
      total += gap;
      magnitude += gap.abs();
    }
    bool isPositive = magnitude / Rational(int64_t(1) << 48) < total;
    if (lengths.sign() <= 0 || !isPositive) return fillEqually(shown, axis);
    for (size_t j = 0; j < shown.size(); j++) {
      const View &view = screen.views[shown[j]];
      if (!view.hasOwn[axis]) {
        equal(length[shown[j]][axis], axis);
        continue;
      }
      double level = j < 200 ? 999 - double(j) : 750 + 49.0 * 200 / double(j);
      Rational share = view.own[axis] / total;
      add(length[shown[j]][axis] - extent * share, '=', level, axis);
    }
  }

  // In a row of two or more texts of several lines and nothing else each asks for an equal part of
  // what the gaps leave, 10 more strongly than it resists.
  void shareTexts(const View &stack, const std::vector<int> &shown, const Sum &extent) {
    if (stack.axis != horizontal || shown.size() < 2) return;
    Rational gaps;
    for (size_t j = 0; j + 1 < shown.size(); j++) gaps += gap(stack, shown[j]);
    for (int view : shown)
      if (!screen.views[view].isMultiline || !screen.views[view].hasOwn[horizontal]) return;
    Rational part = Rational(1) / Rational(int64_t(shown.size()));
    for (int view : shown)
      add(length[view][horizontal] - (extent - Sum(gaps)) * part, '=',
          std::min(screen.views[view].resistance[horizontal] + 10, 999.0), horizontal, view);
  }

  // Across the axis.
  void align(int index, const std::vector<int> &shown, const Sum &start, const Sum &extent) {
    const View &view = screen.views[index];
    int axis = 1 - view.axis;
    int first = shown.empty() ? view.arranged.front() : shown.front();
    Sum end = start + extent;
    if (view.alignment == "fill") {
      for (int arranged : view.arranged) {
        equal(place[arranged][axis] - start, axis);
        equal(far(arranged, axis) - end, axis);
      }
      return;
    }
    bool isText = view.alignment == "firstBaseline" || view.alignment == "lastBaseline";
    auto line = [&](int arranged) {
      if (isText && shown.size() > 1 && !screen.views[arranged].isHidden)
        return text(arranged, view.alignment == "firstBaseline", axis);
      return aligned(arranged, view.alignment, axis);
    };
    for (int arranged : view.arranged) {
      if (arranged != first) equal(line(arranged) - line(first), axis);
      add(length[arranged][axis], '=', 25, axis);
    }
    if (view.alignment == "leading") equal(place[first][axis] - start, axis);
    if (view.alignment == "trailing") equal(far(first, axis) - end, axis);
    if (view.alignment == "center")
      equal(middle(first, axis) - start - extent * (Rational(1) / Rational(2)), axis);
    if (shown.empty()) return;
    bool isLone = view.arranged.size() == 1;
    Sum spanStart = unknown(), spanLength = unknown();
    Sum spanEnd = spanStart + spanLength;
    require(spanLength, '>', axis);
    if (isText || isLone) add(extent, '=', 49, axis);
    if (isLone && !isText) {
      require(place[first][axis] - start, '>', axis);
      require(end - far(first, axis), '>', axis);
      equal(spanStart - start, axis);
      equal(spanLength - extent, axis);
      return;
    }
    if (plant != Plant::dropSpanner) add(spanLength, '=', isLone ? 49 : 51, axis);
    for (int arranged : shown) {
      require(place[arranged][axis] - spanStart, '>', axis);
      require(spanEnd - far(arranged, axis), '>', axis);
      if (view.alignment == "leading") add(place[arranged][axis] - spanStart, '=', 999.5, axis);
      if (view.alignment == "trailing") add(far(arranged, axis) - spanEnd, '=', 999.5, axis);
    }
    if (view.alignment != "leading" && view.alignment != "firstBaseline")
      equal(spanStart - start, axis);
    if (view.alignment != "trailing" && view.alignment != "lastBaseline")
      equal(spanEnd - end, axis);
    if (view.alignment == "firstBaseline") require(place[first][axis] - start, '>', axis);
    if (view.alignment == "lastBaseline") require(end - far(first, axis), '>', axis);
  }

  Sum aligned(int index, const std::string &alignment, int axis) const {
    if (alignment == "leading") return place[index][axis];
    if (alignment == "center") return middle(index, axis);
    return far(index, axis);
  }

  // The line of the first or the last text in a view; where it has none its bottom, or its top where
  // a column measures to its first line. The text of a
  // vertical stack is that of its first or last view, that of a horizontal one its tallest view's:
  // which that is is open unless there is one, or all stand on that line.
  Sum text(int index, bool isFirst, int axis, bool isOfColumn = false) {
    while (screen.views[index].isStack) {
      const View &stack = screen.views[index];
      auto shown = visible(stack);
      if (shown.empty()) return isOfColumn ? place[index][axis] : far(index, axis);
      bool isOnLine = stack.alignment == (isFirst ? "firstBaseline" : "lastBaseline");
      if (stack.axis == horizontal && shown.size() > 1 && !isOnLine)
        leftOut[axis].insert("text of the tallest view");
      index = stack.axis == vertical && !isFirst ? shown.back() : shown.front();
    }
    const View &leaf = screen.views[index];
    if (!leaf.hasText) return isOfColumn ? place[index][axis] : far(index, axis);
    return isFirst ? place[index][axis] + Sum(leaf.firstBaseline)
                   : far(index, axis) - Sum(leaf.lastBaseline);
  }
};
