import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from './checks/list-files.ts';

/** Where `npm test` has its suites written, and Jest finds them (jest.config.ts). */
export const SUITES_FOLDER = join('.cache', 'suites');

/** What stands behind a file's name where its tests run on PGlite once more. */
export const ON_PGLITE = ' on PGlite';

/** Files of tests that only the long runs have. */
const LONG_RUNS = /\.(?:fault|load)\.test\.ts$/;
/** They keep a site busy and tell how it does: never two beside one another. */
const LOAD = /^tests\/faults\/|\/(?:rolling-restart|visitors)\.test\.ts$/;
/** They take as long as a suite. */
const LONG = /^tests\/process\/|\/(?:crawl|backoffice-guards|demo-models|passwords)\.(?:db\.)?test\.ts$/;
/** So do these, of which nothing is told by the time they take. */
const LONG_OF_DATABASE = /\/(?:projects|back-up)\.db\.test\.ts$/;

/**
 * How many files a suite has, by the first pattern: as many as load the same, and two cores can share fairly. Names
 * begin with the turn of their kind (tests/support/suite-order.mjs): what takes long comes before what fills the time
 * that is left of a core.
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

/** All test files of the normal run whose paths match. */
export function listTestFiles(isWanted: (path: string) => boolean = () => true): string[] {
  return listFiles().filter((path) => /\.test\.tsx?$/.test(path) && !LONG_RUNS.test(path) && isWanted(path));
}

/**
 * Whether a file runs in the first part of `npm test`: what keeps a site busy, and tests of the database meanwhile, which
 * take as long and measure nothing. What follows may keep more workers than cores busy.
 */
export function runsFirst(path: string): boolean {
  return kindOf(path)?.isFirst === true;
}

/**
 * Writes test files of Jest's that run others, one after the other: loading the same modules as the file before takes
 * a third of the time of a file of the database (decision 72). `embedded`: those that run on PGlite, whichever database
 * the others have.
 */
export function writeSuites(files: readonly string[], embedded: readonly string[] = []): void {
  rmSync(SUITES_FOLDER, { recursive: true, force: true });
  mkdirSync(SUITES_FOLDER, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(SUITES_FOLDER, `${name}.test.ts`), text);
  for (const { name, files: members } of makeSuites(files)) write(name, writeSuite(members));
  for (const { name, files: members } of makeSuites(embedded))
    write(`${name}-embedded`, writeSuite(members, ON_PGLITE));
}

/** Each file in one suite, with others of its kind. */
export function makeSuites(files: readonly string[]): Suite[] {
  return KINDS.flatMap((kind) => {
    const members = files.filter((path) => kindOf(path) === kind);
    // A few files alone would leave the other core without work.
    const isAlone = members.length === files.length && members.length > 1;
    return deal(kind.name, members, isAlone ? Math.min(kind.size, Math.ceil(members.length / 2)) : kind.size);
  });
}

function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ pattern }) => pattern.test(path));
}

/** Like cards: neighbours, which are often of a length, come into different suites. */
function deal(name: string, files: readonly string[], size: number): Suite[] {
  const count = Math.ceil(files.length / size);
  return Array.from({ length: count }, (_empty, index) => ({
    name: `${name}-${index + 1}`,
    files: files.filter((_path, place) => place % count === index),
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
