// Holds layouts against an exact program of the whole constraint table.
//
// usage: SelfTool exact ... | judge [--threads N] [--print N] [--plant NAME]
//        SelfTool exact ... | judge --programs | python3 Second.py
#include <atomic>
#include <condition_variable>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <iostream>
#include <mutex>
#include <thread>

#include "Judge.h"

struct Class {
  long count = 0;
  bool isFault = false;
  std::string example;
};

struct Tally {
  std::mutex mutex;
  std::map<std::string, std::map<std::string, Class>> classes;  // by kind of screen and outcome
  std::map<std::string, long> screens, axes;
  std::map<std::string, long> refused;
  double deviation = 0;
  long faults = 0;
};

static std::string label(const Screen &screen, int axis) {
  const View &root = screen.views.front();
  if (!root.isStack) return screen.kind + ": a leaf";
  return screen.kind + (root.axis == axis ? ", along " + root.distribution
                                          : ", across " + root.alignment);
}

static void judge(const std::string &text, Plant plant, Tally &tally) {
  Screen screen(text);
  Judge judge(screen, plant);
  std::vector<std::tuple<std::string, int, Finding>> findings;
  try {
    judge.run([&](const std::string &policy, int axis, const Finding &finding) {
      findings.push_back({policy, axis, finding});
    });
  } catch (const std::exception &error) {
    findings.push_back({"none", 0, Finding{std::string("NOT JUDGED: ") + error.what(), true}});
  }
  std::lock_guard<std::mutex> lock(tally.mutex);
  const std::string kind = screen.kind + " of " + screen.draw;
  tally.screens[kind] += 1;
  tally.deviation = std::max(tally.deviation, judge.greatestDeviation);
  std::set<std::string> refused;
  for (auto &[policy, axis, finding] : findings) {
    tally.axes[kind + ", " + policy] += 1;
    if (screen.answers[policy].outcomes[axis] != "determined") refused.insert(policy);
    Class &found = tally.classes[policy + ": " + label(screen, axis)][finding.outcome];
    found.count += 1;
    found.isFault = finding.isFault;
    if (!finding.isFault) continue;
    tally.faults += 1;
    std::string example = policy + ", " + (axis ? "vertical" : "horizontal") + ": " +
                          finding.detail + "\n" + text;
    if (found.example.empty() || example.size() < found.example.size()) found.example = example;
  }
  for (auto &policy : refused) tally.refused[kind + ", " + policy] += 1;
}

static void show(Tally &tally, size_t printed) {
  for (auto &[kind, count] : tally.screens) std::cout << count << " screens, " << kind << "\n";
  for (auto &[kind, count] : tally.axes) {
    double all = double(tally.screens[kind.substr(0, kind.find(','))]);
    long screens = tally.refused[kind];
    std::cout << count << " axes, " << kind << "; screens that closed forms refuse: " << screens
              << " (" << 100.0 * double(screens) / all << " %)\n";
  }
  std::map<std::string, std::map<std::string, Class>> sums;
  for (auto &[where, outcomes] : tally.classes) {
    std::string sum = where.substr(0, where.find_first_of(",", where.find(':') + 2));
    for (auto &[outcome, found] : outcomes) {
      Class &all = sums["all of " + sum][outcome];
      all.count += found.count;
      all.isFault = found.isFault;
    }
  }
  for (auto *table : {&tally.classes, &sums}) {
    for (auto &[where, outcomes] : *table) {
      std::cout << "\n" << where << "\n";
      for (auto &[outcome, found] : outcomes)
        std::cout << "  " << found.count << "  " << outcome << "\n";
    }
  }
  std::cout << "\nThe greatest deviation of a right answer is " << tally.deviation
            << " of the largest length.\n"
            << tally.faults << " faults.\n";
  // The smallest of each outcome that is a fault, by distribution or alignment.
  std::map<std::string, std::vector<std::string>> examples;
  for (auto &[where, outcomes] : tally.classes)
    for (auto &[outcome, found] : outcomes)
      if (found.isFault)
        examples[outcome].push_back(where + ": " + outcome + "\n" + found.example);
  for (auto &[outcome, texts] : examples) {
    std::sort(texts.begin(), texts.end(), [](auto &a, auto &b) { return a.size() < b.size(); });
    for (size_t i = 0; i < texts.size() && i < printed; i++) std::cout << "\n" << texts[i];
  }
}

int main(int count, char **arguments) {
  size_t threads = std::max(1u, std::thread::hardware_concurrency()), printed = 1;
  bool printsPrograms = false;
  Plant plant = Plant::none;
  const std::map<std::string, Plant> plants = {
      {"drop-centring", Plant::dropCentring},
      {"one-centring-level", Plant::oneCentringLevel},
      {"spacing-in-shares", Plant::spacingInShares},
      {"drop-fit", Plant::dropFit},
      {"drop-spanner", Plant::dropSpanner}};
  for (int i = 1; i < count; i++) {
    std::string word = arguments[i];
    if (i + 1 < count && word == "--threads") {
      threads = size_t(std::max(1, atoi(arguments[++i])));
    } else if (i + 1 < count && word == "--print") {
      printed = size_t(atoi(arguments[++i]));
    } else if (i + 1 < count && word == "--plant" && plants.count(arguments[i + 1])) {
      plant = plants.at(arguments[++i]);
    } else if (word == "--programs") {
      printsPrograms = true;
    } else {
      std::cerr << "usage: judge [--threads N] [--print N] [--plant NAME] [--programs]\n";
      for (auto &[name, kind] : plants) std::cerr << "  " << name << "\n";
      return 64;
    }
  }
  Tally tally;
  std::mutex mutex;
  std::condition_variable changed;
  std::deque<std::string> waiting;
  bool isOver = false;
  std::vector<std::thread> workers;
  for (size_t i = 0; i < threads; i++)
    workers.emplace_back([&] {
      while (true) {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [&] { return isOver || !waiting.empty(); });
        if (waiting.empty()) return;
        std::string text = std::move(waiting.front());
        waiting.pop_front();
        changed.notify_all();
        lock.unlock();
        if (printsPrograms) {
          Screen screen(text);
          std::string programs = Judge(screen, plant).programs();
          std::lock_guard<std::mutex> printing(tally.mutex);
          std::cout << programs;
        } else {
          judge(text, plant, tally);
        }
      }
    });
  auto give = [&](std::string &text) {
    if (text.empty()) return;
    std::unique_lock<std::mutex> lock(mutex);
    changed.wait(lock, [&] { return waiting.size() < 64; });
    waiting.push_back(std::move(text));
    text.clear();
    changed.notify_all();
  };
  std::string text, line;
  while (std::getline(std::cin, line)) {
    if (line.rfind("screen ", 0) == 0) give(text);
    text += line + "\n";
  }
  give(text);
  {
    std::lock_guard<std::mutex> lock(mutex);
    isOver = true;
  }
  changed.notify_all();
  for (auto &worker : workers) worker.join();
  if (printsPrograms) return 0;
  show(tally, printed);
  return tally.faults ? 1 : 0;
}
