#!/usr/bin/env bash
# Explores in parts with GNU parallel and merges them: prints what the whole run would print.
#
# Usage: Scaling/parallel.sh RESULTS [NAMES AND OPTIONS OF explore]
#
#   STACKSCROLL           the tool; "stackscroll" if not set
#   STACKSCROLL_SHARDS    how many parts; 16 if not set
#   PARALLEL              more options for GNU parallel, such as "--jobs 4" or "--sshlogin a,b"
#                         (other machines need the tool and RESULTS at the same paths)
set -euo pipefail

tool=${STACKSCROLL:-stackscroll}
shards=${STACKSCROLL_SHARDS:-16}
results=$1
shift

# A part that fails or is killed is started again, up to three times in all. It goes on where it
# was: what is kept already is not run again.
mkdir -p "$results"
seq 0 $((shards - 1)) |
  parallel --will-cite --quote --retries 3 --joblog "$results/parallel.log" \
    "$tool" explore "$@" --shard "{}/$shards" --results "$results" >&2

exec "$tool" merge "$results"
