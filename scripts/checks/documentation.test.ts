import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { VARIABLE_NAMES } from '#shared/variables/variable-names.ts';
import { findDecisionFindings, MAX_WORDS } from './find-decision-findings.ts';
import { compareNames, findDocumentationFindings } from './find-documentation-findings.ts';
import { MANIFESTS, type Manifest } from './find-dependency-findings.ts';
import { listFiles, SOURCE_FOLDERS } from './list-files.ts';

const read = (path: string) => readFileSync(path, 'utf8');
/** Links of a shop's texts are addresses of its site, which the import checks. */
const SHOP_TEXTS = /^(?:tests\/shops\/[^/]+|scripts\/shop-template)\/(?:pages|support|products)\//;
const [root, shared, backoffice, admin] = MANIFESTS.map((path) => JSON.parse(read(path)) as Manifest);

describe('documentation', () => {
  it('links and commands: exist', () => {
    const files = [...listFiles([...SOURCE_FOLDERS, 'docs']), ...readdirSync('.')];
    const pages = files
      .filter((path) => path.endsWith('.md') && !SHOP_TEXTS.test(path))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const scripts = new Set(Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts));
    expect(pages.length).toBeGreaterThan(10);
    expect(findDocumentationFindings({ pages, paths: withFolders(files), scripts })).toEqual([]);
  });

  it('dead link, unknown command or file: found', () => {
    const text = 'See [there](gone.md), run npm run nothing, read `server/gone.ts`.';
    const findings = findDocumentationFindings({
      pages: [{ path: 'docs/a.md', text }],
      paths: new Set(['docs/a.md']),
      scripts: new Set(),
    });
    expect(findings).toEqual([
      'docs/a.md: gone.md does not exist',
      'docs/a.md: npm run nothing does not exist',
      'docs/a.md: server/gone.ts does not exist',
    ]);
  });

  it('has every part of a decision record, in few words, and lists it once', () => {
    const folder = join('docs', 'decisions');
    const records = readdirSync(folder)
      .filter((name) => /^\d{4}-.*\.md$/.test(name))
      .map((name) => ({ path: join(folder, name), text: read(join(folder, name)) }));
    expect(records.length).toBeGreaterThan(70);
    expect(findDecisionFindings(records, read(join(folder, 'README.md')))).toEqual([]);
  });

  it.each([
    ['a title without its number', '# 1. One', '# 2. One', 'has no title with its number'],
    ['no status', '- **Status**: accepted\n', '', 'has no status'],
    ['no date', '- **Date**: 2026-11-27\n', '', 'has no date'],
    ['a missing section', '## Alternatives\n\nText.\n\n', '', 'its sections are not Context, Decision'],
    ['an empty section', '## Alternatives\n\nText.', '## Alternatives', 'has an empty section'],
    ['too many words', 'Text.', 'Text. '.repeat(MAX_WORDS), `words, ${MAX_WORDS} at most`],
    [
      'text after its end',
      'accepted',
      'superseded by [2](0002-two.md)',
      'is not valid any more, and no stub',
    ],
    ['an unaware successor', 'accepted', 'superseded by [2](0002-two.md)', 'its successor does not name it'],
    ['the wrong heading', 'accepted', 'retired: see [a page](a.md)', 'is not listed once'],
  ])('decision record with %s: is a finding', (_case, from, to, finding) => {
    const sections = ['Context', 'Decision', 'Alternatives', 'Consequences'];
    const text = [
      '# 1. One\n\n- **Status**: accepted\n- **Date**: 2026-11-27\n',
      ...sections.map((name) => `## ${name}\n\nText.\n`),
    ].join('\n');
    const index = '## Subject\n\n- [1. One](0001-one.md)\n\n## Superseded\n';
    const find = (changed: string) => findDecisionFindings([{ path: '0001-one.md', text: changed }], index);
    expect(find(text)).toEqual([]);
    expect(find(text.replace(from, to))).toContainEqual(expect.stringContaining(finding));
  });

  it('decision record that the README lacks: is a finding', () => {
    const stub = '# 1. One\n\n- **Status**: retired: see [a](a.md)\n- **Date**: 2026-11-27\n';
    const index = (text: string) => findDecisionFindings([{ path: '0001-one.md', text: stub }], text);
    expect(index('## Superseded\n\n- [1. One](0001-one.md)\n')).toEqual([]);
    expect(index('## Superseded\n')).toEqual([expect.stringContaining('is not listed once')]);
  });

  it('explains every variable the programs read, and no other', () => {
    const table = matchAll(read('docs/operations.md'), /^\| (`.+?`) +\|/gm).flatMap((cell) =>
      matchAll(cell, /`([A-Z_]+)`/g),
    );
    expect(
      compareNames({ name: 'the code', has: VARIABLE_NAMES }, { name: 'docs/operations.md', has: table }),
    ).toEqual([]);
  });

  it('direct dependencies: each has a reason, in the section of its program', () => {
    const storefront = new Set(Object.keys(root?.dependencies ?? {}));
    const others = new Set(Object.keys({ ...backoffice?.dependencies, ...shared?.dependencies }));
    const sectionOf = (name: string) => {
      if (!others.has(name)) return storefront.has(name) ? 'In the storefront' : 'Bundled, For development';
      return storefront.has(name) ? 'In both programs' : 'In the back office';
    };
    const all = [root, shared, backoffice, admin].flatMap((one) =>
      Object.keys({ ...one?.dependencies, ...one?.devDependencies }),
    );
    const direct = all
      .filter((name) => !name.startsWith('@atre/'))
      .map((name) => `${sectionOf(name)}: ${name}`);
    const explained = [
      ...['In the storefront', 'In both programs', 'In the back office'].flatMap((heading) =>
        namesUnder(heading).map((name) => `${heading}: ${name}`),
      ),
      ...[...namesUnder('Bundled'), ...namesUnder('For development')].map(
        (name) => `Bundled, For development: ${name}`,
      ),
    ];
    expect(
      compareNames({ name: 'package.json', has: direct }, { name: 'docs/dependencies.md', has: explained }),
    ).toEqual([]);
  });

  it('name missing in one of two lists: found', () => {
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

/** The packages in the table below a heading of docs/dependencies.md. */
function namesUnder(heading: string): string[] {
  const [, text = ''] = read('docs/dependencies.md').split(`## ${heading}\n`);
  const [rows = ''] = text.split('\n## ');
  return matchAll(rows, /^\| (`.+?) +\|/gm).flatMap((cell) => matchAll(cell, /`([^`]+)`/g));
}

function matchAll(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map((match) => match[1] ?? '');
}
