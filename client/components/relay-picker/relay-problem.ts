import type { PlaceProblem } from '#client/components/place-field/find-place.ts';
import type { RelayPointList } from '#shared/contract/carrier.ts';

/** The reason why a text is not a place with relay points. */
export function relayProblem({ place, outside }: RelayPointList): PlaceProblem | null {
  return place ? null : (outside ?? 'unknown');
}
