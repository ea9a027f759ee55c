import { readFile } from 'node:fs/promises';
import { fromProgramFolder } from '#shared/program-folder.ts';

/** INSEE code, name, postcodes, latitude, longitude, population. */
export type Commune = [
  insee: string,
  name: string,
  zipcodes: string[],
  latitude: number,
  longitude: number,
  population: number,
];

const FILE = fromProgramFolder('backoffice', 'geography', 'communes.json');

/** The communes of metropolitan France, ordered by number. Sources: NOTICE. */
export async function readCommunes(): Promise<Commune[]> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Commune[];
}
