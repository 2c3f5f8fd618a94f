"""The problems of Working.md."""

PROBLEMS = []
