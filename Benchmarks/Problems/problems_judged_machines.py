"""The problems of Judged.md whose values are lists of steps."""

from hypothesis import strategies as st

from problem import Problem, steps

# Money


def cart(steps):
    """Removing a line takes its price off once, whatever its quantity."""
    quantities, prices, total = {}, {}, 0
    for step in steps:
        match step:
            case ("add", item, price):
                if item not in quantities:
                    quantities[item], prices[item] = 0, price
                quantities[item] += 1
                total += prices[item]
            case ("remove", item) if item in quantities:
                total -= prices[item]
                del quantities[item], prices[item]
            case ("set", item, quantity) if item in quantities:
                total += (quantity - quantities[item]) * prices[item]
                quantities[item] = quantity
                if quantity == 0:
                    del quantities[item], prices[item]
        if total != sum(quantities[item] * prices[item] for item in quantities):
            return False
    return True


# Caches


class ExpiringCache:
    """Entries with an end of life; a put on a key that is there keeps the old end."""

    def __init__(self):
        self.now, self.entries = 0, {}

    def put(self, key, value, life):
        end = None if life is None else self.now + life
        if key in self.entries:
            end = self.entries[key][1]
        self.entries[key] = (value, end)

    def get(self, key):
        if key not in self.entries:
            return None
        value, end = self.entries[key]
        if end is not None and end <= self.now:
            del self.entries[key]
            return None
        return value


def expiring_cache(steps):
    cache, puts = ExpiringCache(), {}
    for step in steps:
        match step:
            case ("put", key, value, life):
                cache.put(key, value, life)
                puts[key] = (value, cache.now, life)
            case ("get", key):
                value, start, life = puts.get(key, (None, 0, None))
                expected = value if life is None or cache.now < start + life else None
                if cache.get(key) != expected:
                    return False
            case ("tick", time):
                cache.now += time
    return True


class WriteBackCache:
    """Two lines before a memory; a write that displaces another address does not write it back."""

    def __init__(self):
        self.lines, self.memory = [None, None], {}

    def write(self, address, value):
        self.lines[address % 2] = (address, value)

    def read(self, address):
        line = self.lines[address % 2]
        if line is None or line[0] != address:
            if line is not None:
                self.memory[line[0]] = line[1]
            line = self.lines[address % 2] = (address, self.memory.get(address, 0))
        return line[1]


def write_back(steps):
    cache, written = WriteBackCache(), {}
    for step in steps:
        match step:
            case ("write", address, value):
                cache.write(address, value)
                written[address] = value
            case ("read", address):
                if cache.read(address) != written.get(address, 0):
                    return False
    return True


# Undo


def undo_remove(steps):
    """Undoing a removal puts the item at the end."""
    items, changes, before = [], [], []
    for step in steps:
        match step:
            case ("add", item):
                before.append([*items])
                items.append(item)
                changes.append(items.pop)
            case ("remove", place) if items:
                before.append([*items])
                item = items.pop(place % len(items))
                changes.append(lambda item=item: items.append(item))
            case ("undo",) if changes:
                changes.pop()()
                if items != before.pop():
                    return False
    return True


def savepoints(steps):
    """Committing an inner transaction drops its log instead of handing it to the outer one."""
    entries, logs, begun = {}, [], []
    for step in steps:
        match step:
            case ("set", key, value):
                if logs:
                    logs[-1].append((key, entries.get(key)))
                entries[key] = value
            case ("begin",):
                logs.append([])
                begun.append({**entries})
            case ("commit",) if logs:
                logs.pop()
                begun.pop()
            case ("rollback",) if logs:
                for key, old in reversed(logs.pop()):
                    if old is None:
                        del entries[key]
                    else:
                        entries[key] = old
                if entries != begun.pop():
                    return False
    return True


# Locks


class ReadWriteLock:
    """A release hands the lock to a waiting writer while other readers hold it."""

    def __init__(self):
        self.readers, self.writer, self.queue = set(), None, []

    def is_known(self, task):
        return task in self.readers or task == self.writer or any(task == t for _, t in self.queue)

    def read(self, task):
        if self.writer is None and not self.queue:
            self.readers.add(task)
        else:
            self.queue.append(("read", task))

    def write(self, task):
        if self.writer is None and not self.readers:
            self.writer = task
        else:
            self.queue.append(("write", task))

    def release(self, task):
        if task not in self.readers and task != self.writer:
            return
        self.readers.discard(task)
        if task == self.writer:
            self.writer = None
        while self.queue and self.writer is None:
            kind, waiting = self.queue.pop(0)
            if kind == "read":
                self.readers.add(waiting)
            else:
                self.writer = waiting


def waiting_writer(steps):
    lock = ReadWriteLock()
    for kind, task in steps:
        if kind == "release":
            lock.release(task)
        elif not lock.is_known(task):
            (lock.read if kind == "read" else lock.write)(task)
        if lock.writer is not None and lock.readers:
            return False
    return True


class Lease:
    """A release by a client whose lease ran out frees the lease of another."""

    def __init__(self):
        self.holder, self.end, self.clients = None, 0, set()

    def acquire(self, client, time, now):
        if self.holder is None or self.end <= now:
            self.holder, self.end = client, now + time
            self.clients.add(client)

    def release(self, client):
        if client in self.clients:
            self.clients.remove(client)
            self.holder = None


def lease(steps):
    lock, now = Lease(), 0
    holder, end = None, 0
    for step in steps:
        match step:
            case ("acquire", client, time):
                lock.acquire(client, time, now)
                if holder is None:
                    holder, end = client, now + time
            case ("release", client):
                lock.release(client)
                if holder == client:
                    holder = None
            case ("tick", time):
                now += time
        if end <= now:
            holder = None
        if (lock.holder if now < lock.end else None) != holder:
            return False
    return True


TASK = st.integers(0, 3)

MACHINES = [
    Problem(
        "cart", "money", [["add", 0, 1], ["add", 0, 1], ["remove", 0]],
        steps(
            12,
            ("add", st.integers(0, 3), st.integers(1, 50)),
            ("remove", st.integers(0, 3)),
            ("set", st.integers(0, 3), st.integers(0, 5)),
        ),
        cart,
        order=["add", "remove", "set"],
    ),
    Problem(
        "expiring cache", "caches",
        [["put", 0, 0, None], ["put", 0, 0, 1], ["tick", 1], ["get", 0]],
        steps(
            12,
            ("put", st.integers(0, 2), st.integers(0, 9), st.none() | st.integers(1, 5)),
            ("get", st.integers(0, 2)),
            ("tick", st.integers(1, 5)),
        ),
        expiring_cache,
        order=["put", "get", "tick"],
    ),
    Problem(
        "write back", "caches", [["write", 0, 1], ["write", 2, 0], ["read", 0]],
        steps(
            12,
            ("write", st.integers(0, 7), st.integers(0, 9)),
            ("read", st.integers(0, 7)),
        ),
        write_back,
        order=["write", "read"],
    ),
    Problem(
        "undo remove", "undo", [["add", 0], ["add", 1], ["remove", 0], ["undo"]],
        steps(12, ("add", st.integers(0, 9)), ("remove", st.integers(0, 9)), ("undo",)),
        undo_remove,
        order=["add", "remove", "undo"],
    ),
    Problem(
        "savepoints", "undo", [["begin"], ["begin"], ["set", 0, 0], ["commit"], ["rollback"]],
        steps(12, ("set", st.integers(0, 2), st.integers(0, 9)), ("begin",), ("commit",), ("rollback",)),
        savepoints,
        order=["set", "begin", "commit", "rollback"],
    ),
    Problem(
        "waiting writer", "locks", [["read", 0], ["read", 1], ["write", 2], ["release", 0]],
        steps(12, ("read", TASK), ("write", TASK), ("release", TASK)),
        waiting_writer,
        order=["read", "write", "release"],
    ),
    Problem(
        "lease", "locks", [["acquire", 0, 1], ["tick", 1], ["acquire", 1, 1], ["release", 0]],
        steps(
            12,
            ("acquire", st.integers(0, 2), st.integers(1, 5)),
            ("release", st.integers(0, 2)),
            ("tick", st.integers(1, 5)),
        ),
        lease,
        order=["acquire", "release", "tick"],
    ),
]  # fmt: skip
