import type { Place } from '#shared/domain/geo-distance.ts';
import { searchKey } from '#shared/domain/text-keys.ts';

export type Outside = 'overseas' | 'abroad';

const OVERSEAS = keys(
  'Guadeloupe, Martinique, Guyane, La Réunion, Réunion, Mayotte, Saint-Pierre-et-Miquelon, Saint-Barthélemy, Saint-Martin Antilles, ' +
    'Nouvelle-Calédonie, Polynésie, Polynésie française, Wallis-et-Futuna, Tahiti, Pointe-à-Pitre, Basse-Terre, Fort-de-France, ' +
    'Cayenne, Kourou, Mamoudzou, Nouméa, Papeete, Saint-Denis de La Réunion, Le Lamentin, Les Abymes',
);
const ABROAD = keys(
  'Belgique, Belgium, Suisse, Switzerland, Luxembourg, Allemagne, Germany, Italie, Italy, Espagne, Spain, Portugal, Monaco, Andorre, Andorra, ' +
    'Royaume-Uni, United Kingdom, Angleterre, England, Irlande, Ireland, Pays-Bas, Netherlands, Autriche, Austria, Maroc, Morocco, Algérie, ' +
    'Algeria, Tunisie, Tunisia, Sénégal, Canada, Québec, États-Unis, United States, USA, Bruxelles, Brussels, Liège, Namur, Charleroi, Gand, ' +
    'Anvers, Genève, Geneva, Lausanne, Zurich, Berne, Bâle, Londres, London, Dublin, Édimbourg, Edinburgh, Berlin, Munich, Francfort, Cologne, ' +
    'Sarrebruck, Fribourg-en-Brisgau, Turin, Milan, Rome, Gênes, Madrid, Barcelone, Barcelona, Saint-Sébastien, Bilbao, Lisbonne, Lisbon, ' +
    'Porto, Amsterdam, Vienne Autriche, Vienna, Casablanca, Alger, Tunis, Dakar, Montréal, Montreal, New York',
);

/**
 * Reports a place that the site does not serve and that no commune of metropolitan France is
 * named after.
 */
export function outsideOfName(text: string): Outside | null {
  const key = searchKey(text);
  const last = searchKey(text.split(',').at(-1) ?? '');
  if (OVERSEAS.has(key) || OVERSEAS.has(last)) return 'overseas';
  return ABROAD.has(key) || ABROAD.has(last) ? 'abroad' : null;
}

/** 971 to 988: the postcodes of French overseas. */
export function isOverseasZipcode(zipcode: string): boolean {
  return /^9[78]/.test(zipcode) && !zipcode.startsWith('980');
}

/** South, north, west, east of each: Antilles, Guyane, Réunion and Mayotte, Saint-Pierre, Calédonie, Polynésie. */
const OVERSEAS_BOXES = [
  [14, 18.3, -63.3, -60.6],
  [2, 6, -54.8, -51.5],
  [-22, -12, 44, 56.5],
  [46.6, 47.3, -56.6, -56],
  [-23.5, -18, 158, 173],
  [-28, -7, -180, -134],
] as const;

export function outsideOf({ latitude, longitude }: Place): Outside {
  const isOverseas = OVERSEAS_BOXES.some(
    ([south, north, west, east]) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return isOverseas ? 'overseas' : 'abroad';
}

function keys(names: string): ReadonlySet<string> {
  return new Set(names.split(', ').map(searchKey));
}
