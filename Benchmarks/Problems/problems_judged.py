"""The problems of Judged.md."""

from problems_judged_machines import MACHINES
from problems_judged_structures import STRUCTURES
from problems_judged_values import VALUES

PROBLEMS = VALUES + STRUCTURES + MACHINES
