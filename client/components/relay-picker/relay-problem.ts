import type { PlaceProblem } from '#client/components/place-field/find-place.ts';
import type { RelayPointList } from '#shared/contract/carrier.ts';

/** What is said of a place that has no relay points, because it is none. */
export function relayProblem({ place, outside }: RelayPointList): PlaceProblem | null {
  return place ? null : (outside ?? 'unknown');
}
