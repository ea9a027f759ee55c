import type { Api } from '#shared/api/create-api.ts';
import type { City } from '#shared/contract/reference-data.ts';
import type { Place } from '#shared/domain/geo-distance.ts';
import { isTooShort, type LocatorRequest } from './locator-request.ts';

/** Why a place could not be found. */
export type PlaceProblem = 'empty' | 'unknown' | 'overseas' | 'abroad';

export type FoundPlace = {
  place: (Place & { name: string }) | null;
  problem: PlaceProblem | null;
  /** Other communes that could have been meant. */
  others: string[];
};

const MOST_OTHERS = 4;

/** The place a request is about. Coordinates take the name of the commune around them. */
export async function findPlace(api: Api, request: LocatorRequest): Promise<FoundPlace> {
  if (!request.isAsked) return { place: null, problem: null, others: [] };
  const { spot } = request;
  if (!spot && isTooShort(request)) return { place: null, problem: 'empty', others: [] };
  const { items, outside } = await api.places(spot ?? { text: request.place });
  const [found, ...rest] = items;
  if (!found) return { place: null, problem: outside ?? 'unknown', others: [] };
  const at = spot ?? { latitude: found.latitude, longitude: found.longitude };
  return {
    place: { ...at, name: spot ? found.name : `${found.name} (${found.zipcode})` },
    problem: null,
    others: spot ? [] : othersLike(found, rest),
  };
}

/** `44000 Nantes`: how a commune is written in the field, and found again. */
export function nameOf({ zipcode, name }: Pick<City, 'zipcode' | 'name'>): string {
  return `${zipcode} ${name}`;
}

/** Communes of the same name elsewhere: another postcode of the same commune is not another place. */
function othersLike(found: City, rest: readonly City[]): string[] {
  const namesakes = rest.filter(({ name, insee }) => name === found.name && insee !== found.insee);
  const byCommune = new Map(namesakes.toReversed().map((city) => [city.insee, nameOf(city)]));
  return [...byCommune.values()].toReversed().slice(0, MOST_OTHERS);
}
