#!/bin/sh
# share-assets.sh FROM TO [DAYS]: copies the hashed files of a build to a folder that all nodes serve, beside those of
# former builds. A file appears completely or not at all, even if the script is killed; a damaged file is replaced.
# Files that no build has contained for DAYS (14) are removed.
set -eu
from=$1
to=$2
days=${3:-14}

# Leftovers of killed copies.
find "$to" -maxdepth 1 -name '.draft.*' -mmin +60 -exec rm -rf {} +
drafts=$(mktemp -d "$to/.draft.XXXXXX")
trap 'rm -rf "$drafts"' EXIT

# Days count from the replacement of a build: the newest build is touched, because it is about to be replaced.
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
