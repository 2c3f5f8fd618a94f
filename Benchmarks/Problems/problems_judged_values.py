"""The problems of Judged.md of codecs, dates, text, and one of money."""

import datetime

from hypothesis import reject
from hypothesis import strategies as st

from problem import Problem

# Codecs


def encoded_deltas(values):
    """Differences in 8 bits behind a 0, others in 16 bits behind a 1; 128 counts as one of 8 bits."""
    data, last = bytearray(), 0
    for value in values:
        delta = value - last
        if -128 <= delta <= 128:
            data += bytes([0, delta & 0xFF])
        else:
            data += bytes([1, delta >> 8 & 0xFF, delta & 0xFF])
        last = value
    return bytes(data)


def decoded_deltas(data):
    values, last, place = [], 0, 0
    while place < len(data):
        size = 1 if data[place] == 0 else 2
        last += int.from_bytes(data[place + 1 : place + 1 + size], "big", signed=True)
        values.append(last)
        place += 1 + size
    return values


def lines_of_outline(forest, level=0):
    for label, children in forest:
        yield " " * level + label
        yield from lines_of_outline(children, level + 1)


def outline_of_lines(lines):
    """Reads trees; a line further out closes one open node, however far out it is."""
    roots = []
    path = [roots]
    for line in lines:
        label = line.lstrip(" ")
        level = len(line) - len(label)
        if level < len(path) - 1:
            path.pop()
        children = []
        path[-1].append((label, children))
        path.append(children)
    return roots


def outline(forest):
    lines = [*lines_of_outline(forest)]
    return [*lines_of_outline(outline_of_lines(lines))] == lines


def trees(levels):
    children = st.lists(trees(levels - 1), max_size=3) if levels > 1 else st.just([])
    return st.tuples(st.sampled_from("ab"), children)


# Dates


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in(month, year):
    return 29 if month == 2 and is_leap(year) else [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def day_of_year(year, month, day):
    return sum(days_in(earlier, year) for earlier in range(1, month)) + day


def weekday(year, month, day):
    """1 is a Monday, 7 a Sunday."""
    years = year - 1
    days = 365 * years + years // 4 - years // 100 + years // 400 + day_of_year(year, month, day)
    return (days - 1) % 7 + 1


def week(year, month, day):
    """The number of the week by ISO 8601; no day of December is in week 1 of the next year."""
    number = (day_of_year(year, month, day) - weekday(year, month, day) + 10) // 7
    if number > 0:
        return number
    first = weekday(year - 1, 1, 1)
    return 53 if first == 4 or first == 3 and is_leap(year - 1) else 52


def iso_week(date):
    year, month, day = date
    if day > days_in(month, year):
        reject()
    return week(year, month, day) == datetime.date(year, month, day).isocalendar().week


def alarm_after(hour, minute, alarms):
    """The first alarm from a time on; hour and minute are compared each for itself."""
    alarms = sorted(alarms)
    return next((alarm for alarm in alarms if alarm[0] >= hour and alarm[1] >= minute), alarms[0])


def next_alarm(drawn):
    hour, minute, alarms = drawn
    wait = lambda alarm: ((alarm[0] - hour) * 60 + alarm[1] - minute) % (24 * 60)
    return wait(alarm_after(hour, minute, alarms)) == min(map(wait, alarms))


CLOCK = (st.integers(0, 23), st.integers(0, 59))

# Money


def can_give(amount, coins):
    """Takes as many of each coin as it can and never goes back."""
    for value, count in coins:
        amount -= min(count, amount // value) * value
    return amount == 0


def till(drawn):
    fifties, twenties, tens, amount = drawn
    coins = [(50, fifties), (20, twenties), (10, tens)]
    sums = {
        50 * f + 20 * t + 10 * e
        for f in range(fifties + 1) for t in range(twenties + 1) for e in range(tens + 1)
    }  # fmt: skip
    return can_give(10 * amount, coins) == (10 * amount in sums)


# Text


def glob_matches(pattern, text):
    """Behind a mismatch it goes on at the next character instead of one behind the star's try."""
    place = at = 0
    star = None
    while at < len(text):
        if place < len(pattern) and pattern[place] == "*":
            star = place
            place += 1
        elif place < len(pattern) and pattern[place] in ("?", text[at]):
            place, at = place + 1, at + 1
        elif star is not None:
            place, at = star + 1, at + 1
        else:
            return False
    return all(character == "*" for character in pattern[place:])


def glob_defines(pattern, text):
    if not pattern:
        return not text
    if pattern[0] == "*":
        return any(glob_defines(pattern[1:], text[start:]) for start in range(len(text) + 1))
    return bool(text) and pattern[0] in ("?", text[0]) and glob_defines(pattern[1:], text[1:])


def is_balanced(text):
    """Counts each kind of bracket for itself."""
    round_ones = square_ones = 0
    for character in text:
        round_ones += (character == "(") - (character == ")")
        square_ones += (character == "[") - (character == "]")
        if round_ones < 0 or square_ones < 0:
            return False
    return round_ones == square_ones == 0


def brackets(text):
    rest, longer = text, None
    while rest != longer:
        longer, rest = rest, rest.replace("()", "").replace("[]", "")
    return is_balanced(text) == (rest == "")


VALUES = [
    Problem(
        "delta bytes", "codecs", [128],
        st.lists(st.integers(-500, 500), max_size=10),
        lambda values: decoded_deltas(encoded_deltas(values)) == values,
    ),
    Problem(
        "outline", "codecs", [["a", [["a", []]]], ["a", []]],
        st.lists(trees(4), max_size=3),
        outline,
        order="ab",
    ),
    Problem(
        "iso week", "dates", [1990, 12, 31],
        st.tuples(st.integers(1990, 2040), st.integers(1, 12), st.integers(1, 31)),
        iso_week,
    ),
    Problem(
        "next alarm", "dates", [0, 1, [[0, 0], [1, 0]]],
        st.tuples(*CLOCK, st.lists(st.tuples(*CLOCK), min_size=1, max_size=5)),
        next_alarm,
    ),
    Problem(
        "till", "money", [1, 3, 0, 6],
        st.tuples(st.integers(0, 3), st.integers(0, 6), st.integers(0, 6), st.integers(0, 30)),
        till,
    ),
    Problem(
        "glob", "text", ["*?", "aa"],
        st.tuples(st.text(alphabet="?*ab", max_size=6), st.text(alphabet="ab", max_size=8)),
        lambda drawn: glob_matches(*drawn) == glob_defines(*drawn),
        order="?*ab",
    ),
    Problem(
        "brackets", "text", "([)]",
        st.text(alphabet="()[]", max_size=12),
        brackets,
        order="()[]",
    ),
]  # fmt: skip
