"""The problems of Earlier.md."""

from hypothesis import strategies as st

from problem import Problem


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


PROBLEMS = [
    Problem(
        "csv", "codecs", [["\n"]],
        st.lists(st.lists(st.text(alphabet='a,"\n', max_size=6), min_size=1, max_size=4), max_size=4),
        lambda rows: rows_of_csv(csv(rows)) == rows,
        order='a,"\n',
    ),
]  # fmt: skip
