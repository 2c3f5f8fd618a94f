"""The problems of Judged.md of heaps, graphs and grids."""

from hypothesis import strategies as st

from problem import Problem

# Heaps


def largest(k, items):
    """A heap of the k largest; on its way down an item is compared with left children alone."""
    heap = []
    for item in items:
        if len(heap) < k:
            heap.append(item)
            place = len(heap) - 1
            while place > 0 and heap[place] < heap[(place - 1) // 2]:
                parent = (place - 1) // 2
                heap[place], heap[parent] = heap[parent], heap[place]
                place = parent
        elif item > heap[0]:
            heap[0] = item
            place = 0
            while 2 * place + 1 < len(heap) and heap[2 * place + 1] < heap[place]:
                child = 2 * place + 1
                heap[place], heap[child] = heap[child], heap[place]
                place = child
    return heap


def top_k(drawn):
    k, items = drawn
    return sorted(largest(k, items), reverse=True) == sorted(items, reverse=True)[:k]


def running_median(items):
    """The halves are evened out when the lower one is too large, not when the upper one is."""
    lower, upper = [], []
    for count, item in enumerate(items):
        if not lower or item <= max(lower):
            lower.append(item)
        else:
            upper.append(item)
        if len(lower) > len(upper) + 1:
            upper.append(max(lower))
            lower.remove(max(lower))
        if max(lower) != sorted(items[: count + 1])[count // 2]:
            return False
    return True


# Graphs


def bridges_found(edges):
    """A search in depth that does not go back to the parent node, even by another edge."""
    neighbours = [[] for _ in range(6)]
    for place, (a, b) in enumerate(edges):
        if a != b:
            neighbours[a].append((b, place))
            neighbours[b].append((a, place))
    order, lowest, found = {}, {}, set()

    def visit(node, parent):
        order[node] = lowest[node] = len(order)
        for other, place in neighbours[node]:
            if other == parent:
                continue
            if other in order:
                lowest[node] = min(lowest[node], order[other])
                continue
            visit(other, node)
            lowest[node] = min(lowest[node], lowest[other])
            if lowest[other] > order[node]:
                found.add(place)

    for node in range(6):
        if node not in order:
            visit(node, None)
    return found


def components(edges):
    labels = [*range(6)]
    for a, b in edges:
        labels = [labels[b] if label == labels[a] else label for label in labels]
    return len(set(labels))


def bridges(edges):
    without = lambda place: edges[:place] + edges[place + 1 :]
    count = components(edges)
    return bridges_found(edges) == {n for n in range(len(edges)) if components(without(n)) > count}


def can_be_coloured(edges):
    """Colours what is reached from node 0, and nothing else."""
    colours, waiting = {0: 0}, [0]
    while waiting:
        node = waiting.pop(0)
        others = [b for a, b in edges if a == node] + [a for a, b in edges if b == node]
        for other in others:
            if other not in colours:
                colours[other] = 1 - colours[node]
                waiting.append(other)
            elif colours[other] == colours[node]:
                return False
    return True


def two_colours(edges):
    edges = [(a, b) for a, b in edges if a != b]
    suits = lambda colouring: all(colouring >> a & 1 != colouring >> b & 1 for a, b in edges)
    return can_be_coloured(edges) == any(map(suits, range(2**6)))


EDGES = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), max_size=8)

# Grids


def lives(grid, row, column):
    rows, columns = range(max(0, row - 1), min(5, row + 2)), range(max(0, column - 1), min(5, column + 2))
    count = sum(grid[r][c] for r in rows for c in columns) - grid[row][column]
    return count == 3 or count == 2 and grid[row][column]


def step(grid):
    """The rows are replaced one after another in the same grid."""
    for row in range(5):
        grid[row] = [lives(grid, row, column) for column in range(5)]
    return grid


def life(cells):
    grid = [[False] * 5 for _ in range(5)]
    for row, column in cells:
        grid[row][column] = True
    expected = [[lives(grid, row, column) for column in range(5)] for row in range(5)]
    return step(grid) == expected


def slid(row):
    """Slides tiles to the left; a tile that was merged merges again."""
    tiles = []
    for tile in row:
        if tile == 0:
            continue
        tiles.append(tile)
        while len(tiles) > 1 and tiles[-1] == tiles[-2]:
            tiles[-2:] = [2 * tiles[-1]]
    return tiles


def slid_once(row):
    tiles, merged = [tile for tile in row if tile], []
    while tiles:
        tile = tiles.pop(0)
        if tiles and tiles[0] == tile:
            tile += tiles.pop(0)
        merged.append(tile)
    return merged


TILE = st.sampled_from([0, 2, 4, 8])

STRUCTURES = [
    Problem(
        "top k", "heaps", [3, [0, 1, 0, 1, 1]],
        st.tuples(st.integers(1, 6), st.lists(st.integers(0, 30), max_size=14)),
        top_k,
    ),
    Problem(
        "running median", "heaps", [0, 1, 1],
        st.lists(st.integers(-20, 20), min_size=1, max_size=12),
        running_median,
    ),
    Problem("bridges", "graphs", [[0, 1], [0, 1]], EDGES, bridges),
    Problem("two colours", "graphs", [[1, 2], [1, 3], [2, 3]], EDGES, two_colours),
    Problem(
        "life", "grids", [[0, 0], [0, 1], [0, 2]],
        st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=10),
        life,
    ),
    Problem(
        "slide", "grids", [[0, 2, 2, 4]],
        st.lists(st.tuples(TILE, TILE, TILE, TILE), min_size=1, max_size=4),
        lambda rows: all(slid(row) == slid_once(row) for row in rows),
    ),
]  # fmt: skip
