import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findContextFindings } from './find-context-findings.ts';
import { findMessageFindings, type Catalogues } from './find-message-findings.ts';
import { listFiles } from './list-files.ts';

const readFile = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const filesOf = (folder: string, locale: string) =>
  readdirSync(folder)
    .filter((name) => name === `${locale}.json` || name.endsWith(`.${locale}.json`))
    .map((name) => join(folder, name));
const read = (folder: string, locale: string) =>
  Object.assign({}, ...filesOf(folder, locale).map(readFile)) as Record<string, string>;
const readFolder = (folder: string) => ({ fr: read(folder, 'fr'), en: read(folder, 'en') });

/** The folders of catalogues, with the code that formats their messages. */
const CATALOGUES = [
  { folder: 'locales', code: ['client', 'server', 'shared'] },
  { folder: 'backoffice/locales', code: ['backoffice'] },
  { folder: 'admin/locales', code: ['admin'] },
].map(({ folder, code }) => ({ folder, code, messages: readFolder(folder) }));

/** Sources of react-admin, which uses messages of its own under `ra.`. */
function listLibrarySources(): string[] {
  return ['ra-core', 'ra-ui-materialui'].flatMap((name) => {
    const sources = join('admin', 'node_modules', name, 'src');
    return readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/\.(?:spec|stories)\./.test(path))
      .map((path) => join(sources, path));
  });
}

describe.each(CATALOGUES)('message catalogues in $folder', ({ folder, code, messages }) => {
  it.each(['fr', 'en'])('%s: each id once, in order', (locale) => {
    const files = filesOf(folder, locale).map((path) => Object.keys(readFile(path)));
    const ids = files.flat();
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(files).toEqual(files.map((sorted) => sorted.toSorted()));
  });

  it('all: complete, used, typeset, and with the same arguments in both languages', () => {
    const sources = [...listFiles(code), ...(folder === 'admin/locales' ? listLibrarySources() : [])]
      .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
      .map((path) => readFileSync(path, 'utf8'));
    expect(findMessageFindings(messages, sources)).toEqual([]);
  });

  it('short messages and arguments: each has a note for translators', () => {
    expect(findContextFindings(messages.en, readFile(join(folder, 'context.json')))).toEqual([]);
  });
});

describe('message catalogues of the back office', () => {
  it.each(['fr', 'en'])('%s: ids start with the name of their file', (locale) => {
    const foreign = filesOf('backoffice/locales', locale).flatMap((path) =>
      Object.keys(readFile(path)).filter((id) => !path.endsWith(`/${id.split('.')[0]}.${locale}.json`)),
    );
    expect(foreign).toEqual([]);
  });
});

describe('message findings', () => {
  it.each<[string, Catalogues, string, string]>([
    ['missing in English', { fr: { a: 'Un' }, en: {} }, "'a'", 'a: missing in en'],
    ['missing in French', { fr: {}, en: { a: 'One' } }, "'a'", 'a: missing in fr'],
    ['used nowhere', { fr: { a: 'Un' }, en: { a: 'One' } }, '', 'a: used nowhere'],
    [
      'of other arguments',
      { fr: { a: '{n} pièces' }, en: { a: '{m} parts' } },
      "'a'",
      'a: arguments differ: fr n, en m',
    ],
    [
      'of another kind of argument',
      { fr: { a: '{n, plural, one {# pièce} other {# pièces}}' }, en: { a: '{n} parts' } },
      "'a'",
      'a: arguments differ: fr n plural, en n',
    ],
    ['that cannot be parsed', { fr: { a: '{n' }, en: { a: '{n}' } }, "'a'", 'a: fr is malformed'],
    [
      'that breaks before its colon',
      { fr: { a: 'Puissance : {n}' }, en: { a: 'Power: {n}' } },
      "'a'",
      'a: fr lacks a no-break space',
    ],
    [
      'that breaks before its unit',
      { fr: { a: '{n}\u00a0W' }, en: { a: '{n} W' } },
      "'a'",
      'a: en parts a figure from its unit',
    ],
    [
      'that holds a date itself',
      { fr: { a: 'le {d, date, long}' }, en: { a: 'on {d}' } },
      "'a'",
      'a: holds a date, which is said beforehand (client/app/intl/messages.ts)',
    ],
    [
      'with a typewriter apostrophe',
      { fr: { a: "L'eau" }, en: { a: 'Water' } },
      "'a'",
      'a: fr has a straight apostrophe',
    ],
  ])('message %s: found', (_case, planted, source, finding) => {
    expect(findMessageFindings(planted, [source])).toContain(finding);
  });

  it('message id assembled from parts: counts as used', () => {
    const planted = { fr: { 'stock.low': 'Peu' }, en: { 'stock.low': 'Low' } };
    expect(findMessageFindings(planted, ['text(`stock.${level}`)'])).toEqual([]);
  });
});

describe('notes for translators', () => {
  it('missing and superfluous notes: found', () => {
    const messages = { 'cart.title': 'Cart', 'cart.sum': 'The sum is {sum}', 'cart.x': 'An order for {sum}' };
    expect(findContextFindings(messages, { 'menu.*': 'None' })).toEqual([
      'cart.title: short, and without a note',
      '{sum}: an argument without a note',
      'menu.*: a note on no message',
    ]);
    expect(findContextFindings(messages, { 'cart.*': 'The cart.', '{sum}': 'Money.' })).toEqual([]);
  });
});
