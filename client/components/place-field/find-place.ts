import type { Translate } from '#client/app/intl/use-translations.ts';
import type { Api } from '#shared/api/create-api.ts';
import type { City } from '#shared/contract/reference-data.ts';
import type { Place } from '#shared/domain/geo-distance.ts';

export type PlaceProblem = 'empty' | 'unknown' | 'overseas' | 'abroad';

export type FoundPlace = {
  place: (Place & { name: string }) | null;
  problem: PlaceProblem | null;
  /** Other communes with the same name. */
  others: string[];
};

const MAX_OTHERS = 4;

/** Finds the place of a text or a position; a position is named after its commune. */
export async function findPlace(api: Api, query: string | Place): Promise<FoundPlace> {
  const isText = typeof query === 'string';
  if (isText && query.trim() === '') return { place: null, problem: 'empty', others: [] };
  const { items, outside } = await api.places(isText ? { text: query } : query);
  const [found, ...rest] = items;
  if (!found) return { place: null, problem: outside ?? 'unknown', others: [] };
  const { latitude, longitude } = isText ? found : query;
  return {
    place: { latitude, longitude, name: isText ? `${found.name} (${found.zipcode})` : found.name },
    problem: null,
    others: isText ? findNamesakes(found, rest) : [],
  };
}

/** `44000 Nantes`: a commune as shown in the field and found again. */
export function placeName({ zipcode, name }: Pick<City, 'zipcode' | 'name'>): string {
  return `${zipcode} ${name}`;
}

export function problemText(
  text: Translate,
  problem: PlaceProblem | null,
  place: string,
): string | undefined {
  if (problem === null) return undefined;
  return problem === 'unknown'
    ? text('locator.problem_unknown', { place })
    : text(`locator.problem_${problem}`);
}

/** Communes of the same name; another postcode of the same commune does not count. */
function findNamesakes(found: City, rest: readonly City[]): string[] {
  const namesakes = rest.filter(({ name, insee }) => name === found.name && insee !== found.insee);
  const byCommune = new Map(namesakes.toReversed().map((city) => [city.insee, placeName(city)]));
  return [...byCommune.values()].toReversed().slice(0, MAX_OTHERS);
}
