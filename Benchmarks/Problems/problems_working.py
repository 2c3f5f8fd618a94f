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


def takes_coupon(value):
    """Takes the coupon off before the percents, which are of the whole price."""
    price, percent, coupon = value
    less = max(0, price - coupon)
    return less - less * percent // 100 == max(0, price - price * percent // 100 - coupon)


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


def sums(steps):
    """Keeps sums of the first values; after a change, the one that ends with the changed value, too."""
    values, kept = [0] * 5, [0]
    for step in steps:
        match step:
            case "set", place, value:
                values[place] = value
                del kept[place + 2 :]
            case "sum", place:
                while len(kept) < place + 2:
                    kept.append(kept[-1] + values[len(kept) - 1])
                if kept[place + 1] != sum(values[: place + 1]):
                    return False
    return True


class CountingCache:
    """Two keys; the one used least often goes, of several the oldest. The bug is that counts stay."""

    def __init__(self, is_sound):
        self.is_sound, self.keys, self.counts = is_sound, [], {}

    def run(self, step):
        kind, key = step
        if key in self.keys:
            self.counts[key] += 1
        elif kind == "put":
            if len(self.keys) == 2:
                old = min(self.keys, key=self.counts.__getitem__)
                self.keys.remove(old)
                if self.is_sound:
                    del self.counts[old]
            self.keys.append(key)
            self.counts[key] = self.counts.get(key, 0) + 1
        return self.keys


def counts_uses(steps):
    cache, model = CountingCache(False), CountingCache(True)
    return all(cache.run(step) == model.run(step) for step in steps)


def finds_rooms(meetings):
    """A room is free again only after the moment when a meeting in it ends."""
    ends = []
    for start, length in sorted(meetings, key=lambda meeting: meeting[0]):
        if ends and ends[0] < start:
            heapq.heapreplace(ends, start + length)
        else:
            heapq.heappush(ends, start + length)
    at_once = lambda time: sum(start <= time < start + length for start, length in meetings)
    return len(ends) == max(at_once(time) for time in range(30))


def counts_events(steps):
    """Cancelled events stay in the queue and are counted off at once, those that are over as well."""
    queue, cancelled, count, scheduled = [], set(), 0, 0
    left = {}
    for step in steps:
        match step:
            case "schedule", time:
                heapq.heappush(queue, (time, scheduled))
                left[scheduled] = time
                scheduled += 1
                count += 1
            case ("pop",):
                while queue:
                    _, event = heapq.heappop(queue)
                    if event not in cancelled:
                        count -= 1
                        break
                if left:
                    del left[min(left, key=left.__getitem__)]
            case "cancel", number if scheduled:
                event = number % scheduled
                if event not in cancelled:
                    cancelled.add(event)
                    count -= 1
                left.pop(event, None)
        if count != len(left):
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


def reachable(edges):
    """The nodes that can be reached from each node."""
    reached = {node: {b for a, b in edges if a == node} for node in range(5)}
    for _ in range(5):
        reached = {n: ends.union(*(reached[end] for end in ends)) for n, ends in reached.items()}
    return reached


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
    if any(node in ends for node, ends in reachable(edges).items()):
        return len(order) < 5
    return sorted(order) == [*range(5)] and all(order.index(a) < order.index(b) for a, b in edges)


def closes(edges):
    """Tries the node in the middle in the innermost loop, where it belongs in the outermost."""
    pairs = set(edges)
    for start, end, middle in itertools.product(range(5), repeat=3):
        if (start, middle) in pairs and (middle, end) in pairs:
            pairs.add((start, end))
    return pairs == {(start, end) for start, ends in reachable(edges).items() for end in ends}


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
        "coupon", "money", (2, 50, 1),
        st.tuples(st.integers(0, 500), st.integers(0, 90), st.integers(0, 50)), takes_coupon,
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
        "prefix sums", "caches", [("sum", 0), ("set", 0, 1), ("sum", 0)],
        steps(20, ["set", node, st.integers(0, 9)], ["sum", node]), sums, ["set", "sum"],
    ),
    Problem(
        "least often used", "caches",
        [("put", key) for key in [0, 0, 1, 2, 1, 2]],
        steps(20, ["put", st.integers(0, 3)], ["get", st.integers(0, 3)]), counts_uses,
        ["put", "get"],
    ),
    Problem(
        "meeting rooms", "heaps", [(0, 1), (1, 1)],
        st.lists(st.tuples(st.integers(0, 20), st.integers(1, 8)), max_size=8), finds_rooms,
    ),
    Problem(
        "event queue", "heaps", [("schedule", 0), ("pop",), ("cancel", 0)],
        steps(20, ["schedule", st.integers(0, 9)], ["pop"], ["cancel", st.integers(0, 5)]),
        counts_events, ["schedule", "pop", "cancel"],
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
        "transitive closure", "graphs", [(0, 1), (1, 2), (2, 0)],
        st.lists(st.tuples(node, node), max_size=8), closes,
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
