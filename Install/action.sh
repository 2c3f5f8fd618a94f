#!/usr/bin/env bash
# What the GitHub Action of this repository runs: the findings as annotations in the log and as SARIF.
#
# COMMAND is lint or check, PATHS the files and folders, each on a line of its own, BASELINE a baseline file or nothing.
# Ends with the status of the tool.
set -euo pipefail

case "$COMMAND" in
  lint | check) ;;
  *) echo "the input \"command\" is lint or check, and not $COMMAND" >&2; exit 2 ;;
esac
arguments=()
while IFS= read -r path; do
  if [ -n "$path" ]; then arguments+=("$path"); fi
done <<< "$PATHS"
if [ "${#arguments[@]}" -eq 0 ]; then echo 'the input "paths" names nothing' >&2; exit 2; fi
if [ -n "$BASELINE" ]; then arguments+=(--baseline "$BASELINE"); fi

sarif="$RUNNER_TEMP/stackscroll.sarif"
status=0
stackscroll "$COMMAND" "${arguments[@]}" --format sarif > "$sarif" || status=$?
# What could not be looked at has no findings: no file must say so.
if [ "$status" -gt 1 ]; then rm -f "$sarif"; exit "$status"; fi
echo "sarif=$sarif" >> "$GITHUB_OUTPUT"

# Lines of the form FILE:LINE: warning: ... become annotations.
echo "::add-matcher::$(dirname "${BASH_SOURCE[0]}")/matcher.json"
status=0
stackscroll "$COMMAND" "${arguments[@]}" --format lines || status=$?
echo "::remove-matcher owner=stackscroll::"
exit "$status"
