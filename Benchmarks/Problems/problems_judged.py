"""The problems of Judged.md."""

PROBLEMS = []
