#!/usr/bin/env bash
# One part of an exploration: the task of a Slurm array.
#
# Usage: sbatch --array=0-15 Scaling/slurm.sh RESULTS [NAMES AND OPTIONS OF explore]
#
#   STACKSCROLL           the tool; "stackscroll" if not set
#   STACKSCROLL_SHARDS    how many parts; 16 if not set. It is said here and not read off the array
#                         so that single tasks can be submitted again: sbatch --array=3 ...
#
# Then, when the array has ended in whatever way:
#
#   sbatch --dependency=afterany:JOB --output=report.txt --wrap "stackscroll merge RESULTS"
#
# RESULTS must be on a disk that all nodes share. A task that is preempted or killed goes on where
# it was when it is queued again.
#SBATCH --job-name=stackscroll
#SBATCH --output=stackscroll-%A-%a.log
#SBATCH --open-mode=append
#SBATCH --requeue
#SBATCH --cpus-per-task=1
set -euo pipefail

export STACKSCROLL_SHARDS=${STACKSCROLL_SHARDS:-16}
results=$1
shift

exec "${STACKSCROLL:-stackscroll}" explore "$@" --results "$results"
