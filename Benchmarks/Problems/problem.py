"""What a problem is: a law of a piece of ordinary code with one planted bug."""

import json
from dataclasses import dataclass
from typing import Any, Callable, Sequence

from hypothesis import strategies as st


@dataclass
class Problem:
    name: str
    kind: str
    """The simplest value that fails."""
    smallest: Any
    """What is drawn."""
    values: st.SearchStrategy
    """Whether the law holds; discards a case with `assume`, and raises nothing else."""
    law: Callable[[Any], bool]
    """The words and letters in it, simplest first."""
    order: Sequence[str] = ()

    @property
    def text(self):
        return shown(self.smallest)

    def is_simpler(self, text):
        """Whether an answer is simpler than the listed one.

        It has fewer parts, or as many and a smaller one at the first that differs.
        """
        return self.key(json.loads(text)) < self.key(json.loads(self.text))

    def key(self, value):
        parts = [*self.parts(value)]
        return len(parts), parts

    def parts(self, value):
        """The parts of a value in order, and one more for each element; 0 is the simplest."""
        match value:
            case None:
                yield -1
            case bool():
                yield int(value)
            case int():
                yield 2 * abs(value) + (value < 0)
            case str() if value in [*self.order]:
                yield self.order.index(value)
            case str():
                for letter in value:
                    yield from (1, self.order.index(letter))
            case list():
                for element in value:
                    yield from (1, *self.parts(element))
            case dict():
                yield from self.parts([list(pair) for pair in value.items()])


def shown(value):
    """A value as both programs print it: tuples as arrays, None as null."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def steps(size, *alternatives):
    """Lists of steps, each a name and what it is drawn with."""
    return st.lists(
        st.one_of(*(st.tuples(st.just(name), *parts) for name, *parts in alternatives)),
        max_size=size,
    )
