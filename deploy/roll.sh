#!/bin/sh
# Replaces a site that runs with deploy/compose.yaml by the release RELEASE of deploy/.env, without downtime: the back
# office first, whose absence the page cache bridges, then one node after the other. Stops at the first that does not
# become healthy; the others still run the former release.
#   roll.sh            builds both images from the sources beside it
#   roll.sh --no-build uses existing images
set -eu
cd "$(dirname "$0")"
compose() { docker compose -f compose.yaml "$@"; }

if [ "${1:-}" != --no-build ]; then compose build backoffice storefront-1; fi
# Before the nodes: pages of the new release may request their files from any node.
compose run --rm --no-deps assets
for service in backoffice storefront-1 storefront-2; do
  compose up --detach --no-deps --no-build --wait --wait-timeout 180 "$service"
  # The load balancer checks twice a second.
  sleep "${PAUSE:-5}"
done
# Applies all other changes.
compose up --detach --no-build --remove-orphans
