#!/bin/sh
# share-assets.sh FROM TO [DAYS]: puts a build's files with a hash where all nodes find them, beside those of former
# builds. A file appears whole or not at all, whenever this is ended; one that is not what it should be is replaced.
# Files that have been part of no build for DAYS (14) go.
set -eu
from=$1
to=$2
days=${3:-14}

# What copies that were killed have left.
find "$to" -maxdepth 1 -name '.draft.*' -mmin +60 -exec rm -rf {} +
drafts=$(mktemp -d "$to/.draft.XXXXXX")
trap 'rm -rf "$drafts"' EXIT

# Days are counted from when a build was replaced: that of the last time is, or is about to be.
if [ -f "$to/.newest" ]; then
  while IFS= read -r file; do
    if [ -f "$to/$file" ]; then touch "$to/$file"; fi
  done <"$to/.newest"
fi

(cd "$from" && find . -type f) >"$drafts/newest"
while IFS= read -r file; do
  if cmp -s "$from/$file" "$to/$file"; then
    touch "$to/$file"
    continue
  fi
  mkdir -p "$to/$(dirname "$file")"
  cp "$from/$file" "$drafts/file"
  mv -f "$drafts/file" "$to/$file"
done <"$drafts/newest"
mv -f "$drafts/newest" "$to/.newest"

find "$to" -type f -mtime +"$days" -exec rm -f {} +
