import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { VARIABLE_NAMES } from '#shared/variables/variable-names.ts';
import { compareNames, findDocumentationFaults } from './find-documentation-faults.ts';
import { listFiles, SOURCE_FOLDERS } from './list-files.ts';

type Manifest = {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const read = (path: string) => readFileSync(path, 'utf8');

describe('documentation', () => {
  it('links to what exists and names commands that exist', () => {
    const files = [...listFiles([...SOURCE_FOLDERS, 'docs']), ...readdirSync('.')];
    const pages = files
      .filter((path) => path.endsWith('.md'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const scripts = new Set(Object.keys(manifest.scripts));
    expect(pages.length).toBeGreaterThan(10);
    expect(findDocumentationFaults({ pages, paths: withFolders(files), scripts })).toEqual([]);
  });

  it('would show a dead link, a command and a file that do not exist', () => {
    const text = 'See [there](gone.md), run npm run nothing, read `server/gone.ts`.';
    const faults = findDocumentationFaults({
      pages: [{ path: 'docs/a.md', text }],
      paths: new Set(['docs/a.md']),
      scripts: new Set(),
    });
    expect(faults).toEqual([
      'docs/a.md: gone.md does not exist',
      'docs/a.md: npm run nothing does not exist',
      'docs/a.md: server/gone.ts does not exist',
    ]);
  });

  it('explains every variable the programs read, and no other', () => {
    const table = matchAll(read('docs/operations.md'), /^\| (`.+?`) +\|/gm).flatMap((cell) =>
      matchAll(cell, /`([A-Z_]+)`/g),
    );
    expect(
      compareNames({ name: 'the code', has: VARIABLE_NAMES }, { name: 'docs/operations.md', has: table }),
    ).toEqual([]);
  });

  it('gives a reason for every direct dependency', () => {
    const rows = read('docs/dependencies.md').split('## Lowest versions')[0] ?? '';
    const explained = matchAll(rows, /^\| (`.+?) +\|/gm).flatMap((cell) => matchAll(cell, /`([^`]+)`/g));
    const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(
      compareNames({ name: 'package.json', has: direct }, { name: 'docs/dependencies.md', has: explained }),
    ).toEqual([]);
  });

  it('would show a name that one of two lists lacks', () => {
    expect(compareNames({ name: 'a', has: ['X', 'Y'] }, { name: 'b', has: ['Y', 'Z'] })).toEqual([
      'b lacks X',
      'a lacks Z',
    ]);
  });
});

function withFolders(files: string[]): Set<string> {
  const paths = new Set(files);
  for (const file of files) {
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      paths.add(folder).add(join(folder, '/'));
    }
  }
  return paths;
}

function matchAll(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map((match) => match[1] ?? '');
}
