"""The problems of Working.md."""

import heapq
import itertools

from hypothesis import assume
from hypothesis import strategies as st

from problem import Problem, steps


def joined(fields):
    r"""Fields between bars, with `\|` for a bar; a backslash is doubled only before a bar or another."""
    coded = []
    for field in fields:
        text = ""
        for letter, following in zip(field, field[1:] + " "):
            is_escaped = letter == "|" or letter == "\\" and following in "|\\"
            text += "\\" + letter if is_escaped else letter
        coded.append(text)
    return "|".join(coded)


def separated(text):
    fields, letters = [""], iter(range(len(text)))
    for place in letters:
        letter, following = text[place], text[place + 1 : place + 2]
        if letter == "\\" and following in ("|", "\\"):
            fields[-1] += following
            next(letters)
        elif letter == "|":
            fields.append("")
        else:
            fields[-1] += letter
    return fields


def packed(text):
    """Letters, and for three or more that stood among the last eight: how far back, how many."""
    tokens, place = [], 0
    while place < len(text):
        best = (0, 0)
        for start in range(max(0, place - 8), place):
            length = 0
            while place + length < len(text) and text[start + length] == text[place + length]:
                length += 1
            best = max(best, (length, place - start))
        length, distance = best
        if length >= 3:
            tokens.append((distance, length))
            place += length
        else:
            tokens.append(text[place])
            place += 1
    return tokens


def unpacked(tokens):
    """Takes letters from what is there, even where they reach into what they make."""
    text = ""
    for token in tokens:
        if isinstance(token, str):
            text += token
        else:
            distance, length = token
            text += text[len(text) - distance :][:length]
    return text


def adds_business_days(value):
    """Steps over a weekend that lies behind the day after Friday only."""
    weekday, count = value
    if count == 0:
        result = 0
    else:
        friday, back = min(weekday, 4), max(0, weekday - 4)
        weeks, rest = divmod(count, 5)
        result = 7 * weeks + rest - back + (2 if friday + rest > 5 else 0)
    day = 0
    while count > 0:
        day += 1
        count -= (weekday + day) % 7 < 5
    return result == day


def tells_age(value):
    """Compares the days whether or not the months are the same."""
    (year, month, day), (now, this_month, today) = value
    assume((now, this_month, today) >= (year, month, day))
    age = now - year - (this_month < month or today < day)
    return age == now - year - ((this_month, today) < (month, day))


def splits_bill(value):
    """The first pays all the cents that are left."""
    total, weights = value
    whole = sum(weights)
    shares = [total * weight // whole for weight in weights]
    shares[0] += total - sum(shares)
    is_fair = all(abs(s * whole - total * w) <= whole for s, w in zip(shares, weights))
    return sum(shares) == total and is_fair


def gives_change(value):
    """Takes as many of the greatest coins as there are, and never fewer."""
    amount, ones, twos, fives = value
    rest = amount
    for coin, count in [(5, fives), (2, twos), (1, ones)]:
        rest -= coin * min(count, rest // coin)
    ways = itertools.product(range(fives + 1), range(twos + 1), range(ones + 1))
    return (rest == 0) == any(5 * f + 2 * t + o == amount for f, t, o in ways)


def wraps(value):
    """Forgets the space before a word."""
    words, width = value
    lines, length = [], 0
    for word in words:
        if lines and length + len(word) <= width:
            lines[-1] += " " + word
            length += len(word)
        else:
            lines.append(word)
            length = len(word)
    return all(len(line) <= width or " " not in line for line in lines)


def patches(value):
    """What both begin and end with is left; the end may reach into the beginning."""
    old, new = value
    least = min(len(old), len(new))
    start = next((i for i in range(least) if old[i] != new[i]), least)
    end = next((i for i in range(least) if old[-1 - i] != new[-1 - i]), least)
    removed, inserted = max(0, len(old) - start - end), new[start : max(start, len(new) - end)]
    return old[:start] + inserted + old[start + removed :] == new


class ExpiringCache:
    """When keys expire; the bug is that putting a key again leaves that as it was."""

    def __init__(self, is_sound):
        self.is_sound, self.now, self.ends = is_sound, 0, {}

    def run(self, step):
        match step:
            case "put", key, time:
                if self.is_sound or key not in self.ends:
                    self.ends[key] = self.now + time
            case "get", key:
                return self.ends.get(key, 0) > self.now
            case "wait", time:
                self.now += time


def expires(steps):
    cache, model = ExpiringCache(False), ExpiringCache(True)
    return all(cache.run(step) == model.run(step) for step in steps)


def writes_back(steps):
    """An entry is dirty if the write made it, not if the write changed it."""
    stored, cached, dirty, written = [0] * 3, {}, set(), [0] * 3
    for step in steps:
        match step:
            case "read", key:
                value = cached.setdefault(key, stored[key])
                if value != written[key]:
                    return False
            case "write", key, value:
                if key not in cached:
                    dirty.add(key)
                cached[key] = written[key] = value
            case ("flush",):
                for key in dirty:
                    stored[key] = cached[key]
                dirty.clear()
            case "evict", key:
                if key in dirty:
                    stored[key] = cached[key]
                    dirty.discard(key)
                cached.pop(key, None)
    return True


def finds_greatest(value):
    """A number sinks to the left if the left one is less, even if the right one is less still."""
    count, numbers = value
    heap = []
    for number in numbers:
        if len(heap) < count:
            heapq.heappush(heap, number)
        elif number > heap[0]:
            parent = 0
            heap[0] = number
            while True:
                children = [c for c in (2 * parent + 1, 2 * parent + 2) if c < len(heap)]
                child = next((c for c in children if heap[c] < heap[parent]), None)
                if child is None:
                    break
                heap[parent], heap[child] = heap[child], heap[parent]
                parent = child
    return sorted(heap) == sorted(numbers)[max(0, len(numbers) - count) :]


def finds_median(numbers):
    """Moves numbers to the upper half when the lower is too long, and never back."""
    lower, upper = [], []
    for count, number in enumerate(numbers, 1):
        if lower and number > lower[-1]:
            upper.append(number)
        else:
            lower.append(number)
        lower.sort()
        if len(lower) > len(upper) + 1:
            upper.append(lower.pop())
        if lower[-1] != sorted(numbers[:count])[(count - 1) // 2]:
            return False
    return True


class Groups:
    """Letters typed between begin and end are undone at once; the bug is that an empty group counts."""

    def __init__(self, is_sound):
        self.is_sound, self.text, self.undone, self.before = is_sound, "", [], None

    def run(self, step):
        match step:
            case "type", letter:
                if self.before is None:
                    self.undone.append(self.text)
                self.text += letter
            case ("begin",) if self.before is None:
                self.before = self.text
            case ("end",) if self.before is not None:
                if not self.is_sound or self.before != self.text:
                    self.undone.append(self.before)
                self.before = None
            case ("undo",) if self.before is None and self.undone:
                self.text = self.undone.pop()
        return self.text


def undoes_groups(steps):
    groups, model = Groups(False), Groups(True)
    return all(groups.run(step) == model.run(step) for step in steps)


def limits_history(steps):
    """Two steps can be undone; when the oldest state is dropped, the place of the current one is not moved."""
    states, place = [0], 0
    undone, value, redone = [], 0, []
    for step in steps:
        match step:
            case "set", new:
                states, place = states[: place + 1] + [new], place + 1
                if len(states) > 3:
                    del states[0]
                undone, value, redone = (undone + [value])[-2:], new, []
            case ("undo",):
                place = max(0, place - 1)
                if undone:
                    redone.append(value)
                    value = undone.pop()
            case ("redo",):
                place = max(place, min(place + 1, len(states) - 1))
                if redone:
                    undone.append(value)
                    value = redone.pop()
        if states[min(place, len(states) - 1)] != value:
            return False
    return True


def hands_on(steps):
    """One client holds, others wait in turn; of those who no longer wait only one is stepped over."""
    holder, queue = None, []
    owner, line = None, []
    for kind, client in steps:
        waiting = [client, True] in queue
        if kind == "acquire":
            if holder is None:
                holder = client
            elif holder != client and not waiting:
                queue.append([client, True])
            if owner is None:
                owner = client
            elif owner != client and client not in line:
                line.append(client)
        elif kind == "release":
            if holder == client:
                if queue and not queue[0][1]:
                    queue.pop(0)
                holder = queue.pop(0)[0] if queue else None
            if owner == client:
                owner = line.pop(0) if line else None
        else:
            if waiting:
                queue[queue.index([client, True])][1] = False
            if client in line:
                line.remove(client)
        if holder != owner:
            return False
    return True


def avoids_deadlock(requests):
    """Refuses to wait for one who waits for oneself, and looks no further."""
    holders, waits = {}, {}
    for task, resource in requests:
        if task in waits:
            continue
        holder = holders.setdefault(resource, task)
        if holder != task and holders.get(waits.get(holder)) != task:
            waits[task] = resource
            seen, other = {task}, holder
            while other in waits:
                other = holders[waits[other]]
                if other in seen:
                    return False
                seen.add(other)
    return True


def sorts_topologically(edges):
    """Counts edges into a node once if they are parallel, and takes off each of them."""
    degrees = [len({a for a, b in edges if b == node}) for node in range(5)]
    ready, order = [node for node in range(5) if degrees[node] == 0], []
    while ready:
        node = ready.pop(0)
        order.append(node)
        for start, end in edges:
            if start == node:
                degrees[end] -= 1
                if degrees[end] == 0:
                    ready.append(end)
    reached = {node: {b for a, b in edges if a == node} for node in range(5)}
    for _ in range(5):
        reached = {n: ends.union(*(reached[end] for end in ends)) for n, ends in reached.items()}
    if any(node in ends for node, ends in reached.items()):
        return len(order) < 5
    return sorted(order) == [*range(5)] and all(order.index(a) < order.index(b) for a, b in edges)


def tells_bipartite(edges):
    """Colours what can be reached from 0 only."""
    edges = [(a, b) for a, b in edges if a != b]
    colours, queue, is_bipartite = {0: 0}, [0], True
    while queue:
        node = queue.pop()
        for edge in edges:
            if node in edge:
                other = sum(edge) - node
                if other not in colours:
                    colours[other] = 1 - colours[node]
                    queue.append(other)
                elif colours[other] == colours[node]:
                    is_bipartite = False
    ways = itertools.product([0, 1], repeat=5)
    return is_bipartite == any(all(way[a] != way[b] for a, b in edges) for way in ways)


def fills(value):
    """Cells in one list; the next of the last cell in a row is the first of the next row."""
    rows, start = value
    cells = [cell for row in rows for cell in row]
    start %= len(cells)
    is_beside = lambda a, b: abs(a - b) in (1, 3)
    is_really_beside = lambda a, b: abs(a - b) == 3 or abs(a - b) == 1 and a // 3 == b // 3
    regions = []
    for neighbours in [is_beside, is_really_beside]:
        region, queue = {start}, [start]
        while queue:
            place = queue.pop()
            for other in range(len(cells)):
                is_same = cells[other] == cells[start]
                if is_same and other not in region and neighbours(place, other):
                    region.add(other)
                    queue.append(other)
        regions.append(region)
    return regions[0] == regions[1]


def clears_rows(rows):
    """Goes on to the next place after it removed a row, which is another row then."""
    left, place = list(rows), 0
    while place < len(left):
        if all(left[place]):
            del left[place]
        place += 1
    return left == [row for row in rows if not all(row)]


short, key, node = st.text(alphabet="ab", max_size=8), st.integers(0, 2), st.integers(0, 4)
date = st.tuples(st.integers(2000, 2030), st.integers(1, 12), st.integers(1, 28))
rows = st.tuples(*[st.booleans()] * 3)
coins = st.integers(0, 4)

PROBLEMS = [
    Problem(
        "escaped fields", "codecs", ["\\", ""],
        st.lists(st.text(alphabet="a|\\", max_size=5), min_size=1, max_size=5),
        lambda fields: separated(joined(fields)) == fields, "a|\\",
    ),
    Problem(
        "back references", "codecs", "aaaa", st.text(alphabet="ab", max_size=30),
        lambda text: unpacked(packed(text)) == text, "ab",
    ),
    Problem(
        "business days", "dates", (1, 4), st.tuples(st.integers(0, 6), st.integers(0, 30)),
        adds_business_days,
    ),
    Problem("age in years", "dates", ((2000, 1, 2), (2000, 2, 1)), st.tuples(date, date), tells_age),
    Problem(
        "shared bill", "money", (2, [1, 1, 1]),
        st.tuples(st.integers(0, 1000), st.lists(st.integers(1, 9), min_size=1, max_size=6)),
        splits_bill,
    ),
    Problem(
        "change from the till", "money", (6, 0, 3, 1),
        st.tuples(st.integers(0, 30), coins, coins, coins), gives_change,
    ),
    Problem(
        "word wrap", "text", (["a", "a"], 2),
        st.tuples(
            st.lists(st.text(alphabet="ab", min_size=1, max_size=6), max_size=6),
            st.integers(1, 20),
        ),
        wraps, "ab",
    ),
    Problem("text patch", "text", ("a", "aa"), st.tuples(short, short), patches, "ab"),
    Problem(
        "expiring cache", "caches", [("put", 0, 1), ("put", 0, 2), ("wait", 1), ("get", 0)],
        steps(20, ["put", key, st.integers(1, 5)], ["get", key], ["wait", st.integers(1, 5)]),
        expires, ["put", "get", "wait"],
    ),
    Problem(
        "write-back cache", "caches", [("read", 0), ("write", 0, 1), ("evict", 0), ("read", 0)],
        steps(20, ["read", key], ["write", key, st.integers(0, 9)], ["flush"], ["evict", key]),
        writes_back, ["read", "write", "flush", "evict"],
    ),
    Problem(
        "greatest few", "heaps", (3, [0, 1, 0, 2, 1]),
        st.tuples(st.integers(1, 5), st.lists(st.integers(0, 20), max_size=12)), finds_greatest,
    ),
    Problem(
        "running median", "heaps", [0, 1, 1], st.lists(st.integers(0, 20), max_size=12),
        finds_median,
    ),
    Problem(
        "undo groups", "undo", [("type", "a"), ("begin",), ("end",), ("undo",)],
        steps(20, ["type", st.sampled_from("ab")], ["begin"], ["end"], ["undo"]),
        undoes_groups, ["a", "b", "type", "begin", "end", "undo"],
    ),
    Problem(
        "limited history", "undo", [("set", 0), ("set", 0), ("set", 1), ("undo",)],
        steps(20, ["set", st.integers(0, 9)], ["undo"], ["redo"]), limits_history,
        ["set", "undo", "redo"],
    ),
    Problem(
        "waiting line", "locks",
        [*(("acquire", n) for n in range(3)), ("cancel", 1), ("cancel", 2), ("release", 0)],
        steps(20, *([name, st.integers(0, 3)] for name in ["acquire", "release", "cancel"])),
        hands_on, ["acquire", "release", "cancel"],
    ),
    Problem(
        "deadlock", "locks", [(0, 0), (1, 1), (0, 1), (2, 2), (1, 2), (2, 0)],
        st.lists(st.tuples(key, key), max_size=15), avoids_deadlock,
    ),
    Problem(
        "topological order", "graphs", [(0, 0), (1, 0), (1, 0)],
        st.lists(st.tuples(node, node), max_size=8), sorts_topologically,
    ),
    Problem(
        "two colours", "graphs", [(1, 2), (1, 3), (2, 3)],
        st.lists(st.tuples(node, node), max_size=10), tells_bipartite,
    ),
    Problem(
        "flood fill", "grids", ([(False, False, True), (True, False, False)], 2),
        st.tuples(st.lists(rows, min_size=1, max_size=4), st.integers(0, 11)), fills,
    ),
    Problem(
        "full rows", "grids", [(True, True, True), (True, True, True)],
        st.lists(rows, max_size=8), clears_rows,
    ),
]  # fmt: skip
