import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseSync } from 'oxc-parser';
import { listFiles } from './list-files.ts';
import { BRAND_NAME, TELEPHONE, TRADE_TELEPHONE } from './texts/shop-facts.data.ts';

const FOLDERS = [
  'backoffice',
  'client',
  'demo-shop/studio',
  'redirects',
  'routes',
  'scripts',
  'server',
  'shared',
];
/** Content: what the demo shop says, guides of appliances, examples of wrong settings. */
const CONTENT =
  /^backoffice\/(?:demo|documents\/guides|database\/migrations)\/|^scripts\/checks\/.*\.data\.ts$/;
const BRAND_IN_CODE = new RegExp(
  [BRAND_NAME, TELEPHONE, TRADE_TELEPHONE].map((name) => name.replaceAll(' ', '\\s')).join('|'),
);

/** The lines of a file of code that hold the name or a telephone number of the brand outside of comments. */
function findBrandLines(path: string, source: string): string[] {
  const { comments } = parseSync(path, source);
  const code = comments.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
  return code
    .split('\n')
    .flatMap((line, index) => (BRAND_IN_CODE.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : []));
}

describe('brand', () => {
  it('code states neither the name nor a telephone number of the demo shop', () => {
    const files = listFiles(FOLDERS).filter(
      (path) => /\.tsx?$/.test(path) && !/\.(?:test|spec)\./.test(path) && !CONTENT.test(path),
    );
    expect(files.flatMap((path) => findBrandLines(path, readFileSync(path, 'utf8')))).toEqual([]);
  });

  it.each([
    ['a name', "const title = 'Âtre Pro';", 1],
    ['a telephone number', "const phone = '02 61 91 12 12';", 1],
    ['text of a component', 'const Foot = () => <p>Âtre</p>;', 1],
    ['a comment', '// Âtre, 02 61 91 12 12', 0],
  ])('%s in code is found, in comments it is not', (_case, source, lines) => {
    expect(findBrandLines('client/example.tsx', source)).toHaveLength(lines);
  });
});
