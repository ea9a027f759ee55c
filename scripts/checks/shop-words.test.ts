import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { listFiles } from './list-files.ts';

const CODE = /\.(?:css|ts|tsx)$/;
/** Tests, released migrations, and what only the demo reads. */
const NOT_CODE = /\.test\.tsx?$|^backoffice\/(?:database\/migrations|demo)\//;

/** Files that may name types, attributes or colours of the demo shop, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'backoffice/models/finishes.ts': 'materials of the 3D models of the demo',
  'backoffice/search/search-quality-cases.ts': 'cases that measure the search on the demo',
  'backoffice/search/synonyms.data.ts': 'words of the trade, which a shop replaces by synonyms.yaml',
  'backoffice/documents/document-facets.ts': 'TYPE is the type of a document here',
  'backoffice/database/shop-tables.ts': 'the family of parts in a comment',
  'shared/api/products.ts': 'an example in a comment',
  'shared/contract/document.ts': 'TYPE is the type of a document here',
  'shared/contract/product-list.ts': 'an example in a description',
};

const { vocabulary } = await readDemoCatalogue();
const KEYS = [...vocabulary.types.keys(), ...vocabulary.colours.keys(), ...vocabulary.attributes.keys()];
const IN_QUOTES = new RegExp(`['"\`](?:${KEYS.join('|')})['"\`]`);
const CSS_CLASS = new RegExp(`\\.(?:${[...vocabulary.colours.keys()].join('|')})\\b`);

/** Lines that name a type, an attribute or a colour of the demo shop. */
function findShopWords(path: string, source: string): string[] {
  const pattern = path.endsWith('.css') ? CSS_CLASS : IN_QUOTES;
  return source
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

describe('words of a shop', () => {
  it('code names no type, attribute or colour of the demo shop: they are data of a shop', () => {
    const files = listFiles(['backoffice', 'client', 'server', 'shared']).filter(
      (path) => CODE.test(path) && !NOT_CODE.test(path) && !(path in EXCEPTIONS),
    );
    expect(files.flatMap((path) => findShopWords(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('every exception is still needed', () => {
    const unneeded = Object.keys(EXCEPTIONS).filter(
      (path) => findShopWords(path, readFileSync(path, 'utf8')).length === 0,
    );
    expect(unneeded).toEqual([]);
  });

  it.each([
    ['backoffice/a.ts', "if (type === 'chaudiere-gaz') return;"],
    ['client/a.tsx', "const power = attributes['POWER'];"],
    ['client/a.css', '.brique { color: red; }'],
  ])('a line of %s that names one is found', (path, line) => {
    expect(findShopWords(path, line)).toHaveLength(1);
  });
});
