"""The problems of Earlier.md."""

import calendar
import heapq
import re

from hypothesis import assume
from hypothesis import strategies as st

from problem import Problem, steps


def csv(rows):
    """Writes rows; a newline alone does not cause quotes."""
    quoted = lambda field: '"' + field.replace('"', '""') + '"'
    fields = lambda row: (quoted(f) if "," in f or '"' in f else f for f in row)
    return "".join(",".join(fields(row)) + "\n" for row in rows)


def rows_of_csv(text):
    rows, row, field, is_quoted = [], [], "", False
    place = 0
    while place < len(text):
        character = text[place]
        place += 1
        if is_quoted and text[place - 1 : place + 1] == '""':
            field += '"'
            place += 1
        elif character == '"':
            is_quoted = not is_quoted
        elif character == "," and not is_quoted:
            row, field = row + [field], ""
        elif character == "\n" and not is_quoted:
            rows, row, field = rows + [row + [field]], [], ""
        else:
            field += character
    return rows


def runs(text):
    """Every run as its length and its letter: "3a1b"."""
    return re.sub(r"(.)\1*", lambda run: f"{len(run[0])}{run[1]}", text)


def expanded(coded):
    """Reads runs; of the digits of a length only the last counts."""
    return re.sub(r"\d*(\d)(\D)", lambda run: int(run[1]) * run[2], coded)


def base64(data):
    """Groups of six bits; of the second of two last bytes the two lowest bits are masked away."""
    sextets = []
    for start in range(0, len(data), 3):
        group = data[start : start + 3]
        bits = int.from_bytes(bytes(group + [0] * (3 - len(group))), "big")
        sextets += [bits >> (18 - 6 * place) & 63 for place in range(len(group) + 1)]
        if len(group) == 2:
            sextets[-1] &= 0x30
    return sextets


def bytes_of_base64(sextets):
    data = []
    for start in range(0, len(sextets), 4):
        group = sextets[start : start + 4]
        bits = 0
        for sextet in group + [0] * (4 - len(group)):
            bits = bits << 6 | sextet
        data += [bits >> (16 - 8 * place) & 255 for place in range(len(group) - 1)]
    return data


def nested_lists(depth):
    number = st.integers(0, 99)
    return number if depth == 0 else number | st.lists(nested_lists(depth - 1), max_size=5)


def nested_text(value):
    return f"[{','.join(map(nested_text, value))}]" if isinstance(value, list) else str(value)


def nested(text):
    """Reads a number or a list, with what is behind it; behind an empty list it drops a comma."""
    if not text.startswith("["):
        digits = re.match(r"\d*", text)[0]
        return (int(digits), text[len(digits) :]) if digits else (None, text)
    if text.startswith("[]"):
        return [], text[2:].removeprefix(",")
    elements, separator, text = [], ",", text[1:]
    while separator == ",":
        element, text = nested(text)
        if element is None:
            return None, text
        elements.append(element)
        separator, text = text[:1], text[1:]
    return (elements, text) if separator == "]" else (None, text)


def stored(user):
    """The fields of a file; an age of 0 is left out."""
    name, age, tags, settings = user
    fields = {"name": name, "tags": tags, "settings": settings}
    if age:
        fields["age"] = age
    return fields


def loaded(fields):
    return fields["name"], fields.get("age"), fields["tags"], fields["settings"]


def days(year, month):
    return calendar.monthrange(year, month)[1]


@st.composite
def dates_and_months(draw):
    year, month = draw(st.integers(1970, 2100)), draw(st.integers(1, 12))
    return year, month, draw(st.integers(1, days(year, month))), draw(st.integers(0, 24))


def adds_months(value):
    """The day is no greater than the last one of the month, which of February is the 29th."""
    year, month, day, months = value
    year, month = divmod(year * 12 + month - 1 + months, 12)
    month += 1
    day = min(day, 29 if month == 2 else days(year, month))
    return day <= days(year, month)


def discounts(value):
    items, percent = value
    totals = [price * quantity for price, quantity in items]
    by_line = sum(total * percent // 100 for total in totals)
    return abs(sum(totals) * percent // 100 - by_line) <= 1


def truncates(value):
    """Cuts by code points where it should cut by characters."""
    characters, limit = value
    cut = "".join(characters)[:limit]
    return any(cut == "".join(characters[:count]) for count in range(len(characters) + 1))


def compares_versions(value):
    """Compares texts where it should compare numbers."""
    left, right = value
    text = lambda version: ".".join(map(str, version))
    return (text(left) < text(right)) == (left < right)


def place_in_rotated(target, rotated):
    """Asks `<` where it should ask `<=`."""
    low, high = 0, len(rotated) - 1
    while low <= high:
        middle = (low + high) // 2
        if rotated[middle] == target:
            return middle
        if rotated[low] < rotated[middle]:
            if rotated[low] <= target < rotated[middle]:
                high = middle - 1
            else:
                low = middle + 1
        elif rotated[middle] < target <= rotated[high]:
            low = middle + 1
        else:
            high = middle - 1
    return None


def finds_in_rotated(value):
    numbers, rotation, index = value
    start = rotation % len(numbers)
    rotated = numbers[start:] + numbers[:start]
    target = numbers[index % len(numbers)]
    place = place_in_rotated(target, rotated)
    return place is not None and rotated[place] == target


def lays_tabs_out(value):
    """The last takes what the others leave, which were rounded half up."""
    width, count = value
    rounded = (2 * width + count) // (2 * count)
    return min(rounded, width - (count - 1) * rounded) >= width // count


class Cache:
    """Two entries, the one used last at the end; the bug is that putting a key again does not use it."""

    def __init__(self, refreshes_on_put):
        self.refreshes_on_put = refreshes_on_put
        self.entries = {}

    def run(self, step):
        match step:
            case "put", key, value:
                if key in self.entries:
                    if self.refreshes_on_put:
                        del self.entries[key]
                elif len(self.entries) == 2:
                    del self.entries[next(iter(self.entries))]
                self.entries[key] = value
            case "get", key:
                if key in self.entries:
                    self.entries[key] = self.entries.pop(key)
                return self.entries.get(key)


def caches(steps):
    cache, model = Cache(False), Cache(True)
    return all(cache.run(step) == model.run(step) for step in steps)


class Editor:
    """A text with all its earlier states; the bug is that an edit leaves what could be redone."""

    def __init__(self, clears_redo):
        self.clears_redo = clears_redo
        self.text, self.undone, self.redone = "", [], []

    def edit(self, text):
        self.undone.append(self.text)
        self.text = text
        if self.clears_redo:
            self.redone = []

    def run(self, step):
        match step:
            case "insert", letter:
                self.edit(self.text + letter)
            case ("delete",) if self.text:
                self.edit(self.text[:-1])
            case ("undo",) if self.undone:
                self.redone.append(self.text)
                self.text = self.undone.pop()
            case ("redo",) if self.redone:
                self.undone.append(self.text)
                self.text = self.redone.pop()
        return self.text


def undoes(steps):
    editor, model = Editor(False), Editor(True)
    return all(editor.run(step) == model.run(step) for step in steps)


def keeps_money(steps):
    balances, deposited = [0] * 4, 0
    for step in steps:
        match step:
            case "deposit", account, amount:
                balances[account] += amount
                deposited += amount
            case "transfer", source, target, amount if balances[source] >= amount:
                # Both balances are read before either is written.
                left, right = balances[source] - amount, balances[target] + amount
                balances[source] = left
                balances[target] = right
    return sum(balances) == deposited


def keeps_readers_from_writers(steps):
    """A reader may become the writer beside others."""
    readers, writers = [set(), set(), set()], [None] * 3
    for kind, client, resource in steps:
        if kind == "shared":
            if writers[resource] is None:
                readers[resource].add(client)
        elif kind == "exclusive":
            is_free = not readers[resource] or client in readers[resource]
            if writers[resource] is None and is_free:
                readers[resource].discard(client)
                writers[resource] = client
        else:
            readers[resource].discard(client)
            if writers[resource] == client:
                writers[resource] = None
        if any(r and w is not None for r, w in zip(readers, writers)):
            return False
    return True


def removes_from_heap(value):
    """Only moves what takes the place of the removed number down, never up."""
    numbers, index = value
    assume(index < len(numbers))
    heap = []
    for number in numbers:
        heapq.heappush(heap, number)
    last = heap.pop()
    if index < len(heap):
        heap[index] = last
    parent = index
    while 2 * parent + 1 < len(heap):
        least = min(range(2 * parent + 1, min(2 * parent + 3, len(heap))), key=heap.__getitem__)
        if heap[least] >= heap[parent]:
            break
        heap[least], heap[parent] = heap[parent], heap[least]
        parent = least
    return all(heap[(child - 1) // 2] <= heap[child] for child in range(1, len(heap)))


def keeps_intervals_apart(pairs):
    """Merges a new interval with the first that it overlaps only."""
    intervals = []
    for start, length in pairs:
        end = start + length
        for place, (low, high) in enumerate(intervals):
            if start < high and low < end:
                intervals[place] = min(start, low), max(end, high)
                break
        else:
            intervals.append((start, end))
            intervals.sort(key=lambda interval: interval[0])
    return all(one[1] <= next[0] for one, next in zip(intervals, intervals[1:]))


def dijkstra(edges):
    """Distances from 0; a node counts as visited when it is first pushed."""
    weights = {}
    for start, end, weight in edges:
        weights[start, end] = min(weight, weights.get((start, end), weight))
    distances, queue = {0: 0}, [(0, 0)]
    while queue:
        distance, node = heapq.heappop(queue)
        for other in range(5):
            if (node, other) in weights and other not in distances:
                distances[other] = distance + weights[node, other]
                heapq.heappush(queue, (distances[other], other))
    return distances


def bellman_ford(edges):
    distances = {0: 0}
    for _ in range(5):
        for start, end, weight in edges:
            if start in distances:
                through = distances[start] + weight
                distances[end] = min(through, distances.get(end, through))
    return distances


def places_in_grid(items):
    """Looks for the first free place in four columns; only the top row of an item is looked at."""
    taken = set()
    cells = lambda column, row, columns, rows: {
        (column + c, row + r) for c in range(columns) for r in range(rows)
    }
    for columns, rows in items:
        places = ((c, r) for r in range(100) for c in range(5 - columns))
        column, row = next(p for p in places if not cells(*p, columns, 1) & taken)
        new = cells(column, row, columns, rows)
        if new & taken:
            return False
        taken |= new
    return True


def expressions(depth):
    base = st.one_of(st.integers(0, 10), st.just("x"))
    if depth == 0:
        return base
    inner = expressions(depth - 1)
    return base | st.tuples(st.just("add"), inner, inner) | st.tuples(st.just("mul"), inner, inner)


def evaluated(expression, x):
    match expression:
        case "add", left, right:
            return evaluated(left, x) + evaluated(right, x)
        case "mul", left, right:
            return evaluated(left, x) * evaluated(right, x)
        case "x":
            return x
    return expression


def simplified(expression):
    """Products of sums multiplied out; the second part of the sum is not multiplied."""
    match expression:
        case "add", left, right:
            return "add", simplified(left), simplified(right)
        case "mul", left, right:
            left, right = simplified(left), simplified(right)
            if isinstance(right, tuple) and right[0] == "add":
                return "add", ("mul", left, right[1]), right[2]
            return "mul", left, right
    return expression


def simplifies(expression):
    simple = simplified(expression)
    return all(evaluated(simple, x) == evaluated(expression, x) for x in [0, 1, 2, 5])


small, version = st.integers(0, 2), st.tuples(*[st.integers(0, 20)] * 3)
words = st.text(alphabet="abc", max_size=4)
amounts, accounts = st.integers(1, 100), st.integers(0, 3)

PROBLEMS = [
    Problem(
        "csv", "codecs", [["\n"]],
        st.lists(st.lists(st.text(alphabet='a,"\n', max_size=6), min_size=1, max_size=4), max_size=4),
        lambda rows: rows_of_csv(csv(rows)) == rows, 'a,"\n',
    ),
    Problem(
        "run length", "codecs", "a" * 10, st.text(alphabet="abc", max_size=40),
        lambda text: expanded(runs(text)) == text, "abc",
    ),
    Problem(
        "base64", "codecs", [0, 1], st.lists(st.integers(0, 255), max_size=20),
        lambda data: bytes_of_base64(base64(data)) == data,
    ),
    Problem(
        "nested list text", "codecs", [[], 0], nested_lists(3),
        lambda value: nested(nested_text(value)) == (value, ""),
    ),
    Problem(
        "user", "codecs", ("", 0, [], {}),
        st.tuples(
            st.text(alphabet="abc", max_size=8),
            st.none() | st.integers(0, 120),
            st.lists(words, max_size=3),
            st.dictionaries(st.sampled_from(["sound", "dark", "mail"]), st.booleans(), max_size=3),
        ),
        lambda user: loaded(stored(user)) == user, ["a", "b", "c", "sound", "dark", "mail"],
    ),
    Problem("add months", "dates", (1970, 1, 29, 1), dates_and_months(), adds_months),
    Problem(
        "discount", "money", ([(1, 1), (1, 2), (1, 2)], 40),
        st.tuples(
            st.lists(st.tuples(st.integers(0, 5000), st.integers(1, 5)), max_size=8),
            st.integers(0, 50),
        ),
        discounts,
    ),
    Problem(
        "truncate", "text", (["e\u0301"], 1),
        st.tuples(
            st.lists(st.sampled_from(["a", "e\u0301", "👍🏽"]), max_size=20), st.integers(0, 20)
        ),
        truncates, ["a", "e\u0301", "👍🏽"],
    ),
    Problem(
        "versions", "text", ((0, 0, 2), (0, 0, 10)), st.tuples(version, version), compares_versions
    ),
    Problem(
        "rotated search", "search", ([0, 1], 1, 0),
        st.tuples(
            st.sets(st.integers(0, 100), min_size=1, max_size=12).map(sorted),
            st.integers(0, 11),
            st.integers(0, 11),
        ),
        finds_in_rotated,
    ),
    Problem(
        "tabs", "grids", (2, 4), st.tuples(st.integers(0, 500), st.integers(1, 12)), lays_tabs_out
    ),
    Problem(
        "lru", "caches",
        [("put", 0, 0), ("put", 1, 0), ("put", 0, 0), ("put", 2, 0), ("get", 0)],
        steps(30, ["put", st.integers(0, 5), st.integers(0, 9)], ["get", st.integers(0, 5)]),
        caches, ["put", "get"],
    ),
    Problem(
        "undo", "undo", [("insert", "a"), ("undo",), ("insert", "b"), ("redo",)],
        steps(30, ["insert", st.sampled_from("abc")], ["delete"], ["undo"], ["redo"]),
        undoes, [*"abc", "insert", "delete", "undo", "redo"],
    ),
    Problem(
        "bank", "money", [("deposit", 0, 1), ("transfer", 0, 0, 1)],
        steps(20, ["deposit", accounts, amounts], ["transfer", accounts, accounts, amounts]),
        keeps_money, ["deposit", "transfer"],
    ),
    Problem(
        "locks", "locks", [("shared", 0, 0), ("shared", 1, 0), ("exclusive", 0, 0)],
        steps(30, *([name, small, small] for name in ["shared", "exclusive", "unlock"])),
        keeps_readers_from_writers, ["shared", "exclusive", "unlock"],
    ),
    Problem(
        "heap remove", "heaps", ([0, 1, 0, 1, 1, 0], 3),
        st.tuples(st.lists(st.integers(0, 20), max_size=15), st.integers(0, 14)),
        removes_from_heap,
    ),
    Problem(
        "interval set", "search", [(0, 1), (1, 1), (0, 2)],
        st.lists(st.tuples(st.integers(0, 50), st.integers(1, 10)), max_size=8),
        keeps_intervals_apart,
    ),
    Problem(
        "dijkstra", "graphs", [(0, 1, 0), (0, 2, 1), (1, 2, 0)],
        st.lists(
            st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 20)), max_size=10
        ),
        lambda edges: dijkstra(edges) == bellman_ford(edges),
    ),
    Problem(
        "grid", "grids", [(1, 1), (4, 1), (1, 2)],
        st.lists(st.tuples(st.integers(1, 4), st.integers(1, 3)), max_size=10), places_in_grid,
    ),
    Problem(
        "simplifier", "trees", ("mul", 0, ("add", 0, 1)), expressions(4), simplifies,
        ["add", "mul", "x"],
    ),
]  # fmt: skip
