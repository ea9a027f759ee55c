#!/bin/sh
# Replaces a site that runs by deploy/compose.yaml with the release RELEASE of deploy/.env names, without a moment when
# nobody answers: the back office first, whose absence kept pages bridge, then one node after the other. Ends at the
# first that does not become well; the others are then still the former release.
#   roll.sh            builds both images from the sources beside it
#   roll.sh --no-build takes the images that are there
set -eu
cd "$(dirname "$0")"
compose() { docker compose -f compose.yaml "$@"; }

if [ "${1:-}" != --no-build ]; then compose build backoffice storefront-1; fi
# Before any node: pages of the new release ask whichever node for its files.
compose run --rm --no-deps assets
for service in backoffice storefront-1 storefront-2; do
  compose up --detach --no-deps --no-build --wait --wait-timeout 180 "$service"
  # The balancer looks twice a second.
  sleep "${PAUSE:-5}"
done
# Whatever else has changed.
compose up --detach --no-build --remove-orphans
