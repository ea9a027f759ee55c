import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { findContextFaults } from './find-context-faults.ts';
import { findMessageFaults, type Catalogues } from './find-message-faults.ts';
import { listFiles } from './list-files.ts';

const readFile = (name: string) =>
  JSON.parse(readFileSync(join('locales', name), 'utf8')) as Record<string, string>;
/** What every page has, and what only some have. */
const filesOf = (locale: string) =>
  readdirSync('locales').filter((name) => name === `${locale}.json` || name.endsWith(`.${locale}.json`));
const read = (locale: string) =>
  Object.assign({}, ...filesOf(locale).map(readFile)) as Record<string, string>;

const catalogues = { fr: read('fr'), en: read('en') };
const sources = listFiles(['client', 'server', 'shared'])
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => readFileSync(path, 'utf8'));

describe('message catalogues', () => {
  it.each(['fr', 'en'])(
    'say in %s nothing twice: what some pages say stands in their file alone',
    (locale) => {
      const ids = filesOf(locale).flatMap((name) => Object.keys(readFile(name)));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    },
  );

  it('are complete, used, typeset, and take the same arguments in both languages', () => {
    expect(findMessageFaults(catalogues, sources)).toEqual([]);
  });

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
  ])('would show a message %s', (_case, planted, source, fault) => {
    expect(findMessageFaults(planted, [source])).toContain(fault);
  });

  it('counts a message whose id is put together as used', () => {
    const planted = { fr: { 'stock.low': 'Peu' }, en: { 'stock.low': 'Low' } };
    expect(findMessageFaults(planted, ['text(`stock.${level}`)'])).toEqual([]);
  });
});

describe('notes for translators', () => {
  it('stand beside every short message and every argument', () => {
    expect(findContextFaults(catalogues.en, readFile('context.json'))).toEqual([]);
  });

  it('a missing note and one too many are found', () => {
    const messages = { 'cart.title': 'Cart', 'cart.sum': 'The sum is {sum}', 'cart.x': 'An order for {sum}' };
    expect(findContextFaults(messages, { 'menu.*': 'None' })).toEqual([
      'cart.title: short, and without a note',
      '{sum}: an argument without a note',
      'menu.*: a note on no message',
    ]);
    expect(findContextFaults(messages, { 'cart.*': 'The cart.', '{sum}': 'Money.' })).toEqual([]);
  });
});
