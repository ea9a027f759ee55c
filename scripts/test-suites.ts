import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from './checks/list-files.ts';

/** Folder of generated suites, where Jest finds them (jest.config.ts). */
export const SUITES_FOLDER = join('.cache', 'suites');

/** Suffix of a file's name when its tests run on PGlite in addition. */
export const ON_PGLITE = ' on PGlite';

/** Test files of the long runs only. */
const LONG_RUNS = /\.(?:fault|load)\.test\.ts$/;
/** Tests that load a site and measure it: never two concurrently. */
const LOAD = /^tests\/faults\/|\/(?:rolling-restart|visitors)\.test\.ts$/;
/** Tests that take as long as a suite. */
const LONG = /^tests\/process\/|\/(?:crawl|backoffice-guards|demo-models|passwords)\.(?:db\.)?test\.ts$/;
/** Long tests of the database that measure no time. */
const LONG_OF_DATABASE = /\/(?:projects|back-up)\.db\.test\.ts$/;

/**
 * Number of files per suite, by the first matching pattern: files that load the same modules, split evenly
 * between two cores. Names begin with their order (tests/support/suite-order.mjs): long suites first, then
 * short ones that fill the remaining time.
 */
const KINDS: Kind[] = [
  { pattern: LOAD, name: '1-load', size: 100, isFirst: true },
  { pattern: LONG, name: '4-long', size: 1 },
  { pattern: LONG_OF_DATABASE, name: '3-long-database', size: 1, isFirst: true },
  { pattern: /\.db\.test\.ts$/, name: '2-database', size: 16, isFirst: true },
  { pattern: /^tests\/(?:server|security)\//, name: '3-server', size: 14 },
  { pattern: /./, name: '5-unit', size: 35 },
];

type Kind = { pattern: RegExp; name: string; size: number; isFirst?: boolean };
type Suite = { name: string; files: string[] };

/** Test files of the normal run whose paths match. */
export function listTestFiles(isRequested: (path: string) => boolean = () => true): string[] {
  return listFiles().filter(
    (path) => /\.test\.tsx?$/.test(path) && !LONG_RUNS.test(path) && isRequested(path),
  );
}

/**
 * Returns whether a file runs in the first part of `npm test`: tests that load a site, beside tests of the
 * database, which take as long and measure no time. The second part may use more workers than cores.
 */
export function runsFirst(path: string): boolean {
  return kindOf(path)?.isFirst === true;
}

/**
 * Writes Jest test files that import others and run them sequentially: with modules already loaded, a
 * database test file takes a third of the time (decision 72). `embedded`: files that run on PGlite,
 * whichever database the others use.
 */
export function writeSuites(files: readonly string[], embedded: readonly string[] = []): void {
  rmSync(SUITES_FOLDER, { recursive: true, force: true });
  mkdirSync(SUITES_FOLDER, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(SUITES_FOLDER, `${name}.test.ts`), text);
  for (const { name, files: members } of makeSuites(files)) write(name, writeSuite(members));
  for (const { name, files: members } of makeSuites(embedded))
    write(`${name}-embedded`, writeSuite(members, ON_PGLITE));
}

/** Groups files into suites by kind, each file once. */
export function makeSuites(files: readonly string[]): Suite[] {
  return KINDS.flatMap((kind) => {
    const members = files.filter((path) => kindOf(path) === kind);
    // A few files alone would leave the other core idle.
    const isAlone = members.length === files.length && members.length > 1;
    return deal(kind.name, members, isAlone ? Math.min(kind.size, Math.ceil(members.length / 2)) : kind.size);
  });
}

function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ pattern }) => pattern.test(path));
}

/** Deals files in turn, because neighbours often take equally long. */
function deal(name: string, files: readonly string[], size: number): Suite[] {
  const count = Math.ceil(files.length / size);
  return Array.from({ length: count }, (_empty, index) => ({
    name: `${name}-${index + 1}`,
    files: files.filter((_path, fileIndex) => fileIndex % count === index),
  }));
}

function writeSuite(files: readonly string[], where: typeof ON_PGLITE | '' = ''): string {
  const lines = files.map(
    (path) => `await importTests('${path}${where}', () => import('${relative(SUITES_FOLDER, path)}'));`,
  );
  return [
    "import { importTests } from '#tests/support/import-tests.ts';",
    ...(where === ON_PGLITE ? ["delete process.env['TEST_DATABASE_URL'];"] : []),
    ...lines,
    '',
  ].join('\n');
}
