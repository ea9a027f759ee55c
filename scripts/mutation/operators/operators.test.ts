import { describe, expect, it } from '@jest/globals';
import { mutate } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';
import { renameVariables } from '../rename-variables.ts';
import { indexSources } from '../sources.ts';
import { assumeFalse, assumeTrue, negate } from './assume.ts';
import { drop } from './drop.ts';
import { dropLine } from './drop-line.ts';
import { replaceArgument, replaceCall } from './replace-call.ts';
import { replaceNumber, replaceText } from './replace-literal.ts';
import { replaceProperty } from './replace-property.ts';
import { returnOnly } from './return-only.ts';
import { skip } from './skip.ts';
import { unchain } from './unchain.ts';

const SOURCE = `import { log } from './log.ts';
const LIMITS = { most: 5, least: 1 };
const hash = (text: string) => text.trim().slice(0, 8);

export async function save(cart: Cart, { isOpen, names }: Options): Promise<string[]> {
  if (!isOpen || cart.isLocked()) throw new Error('closed');
  for (const name of names) await log('save', name);
  return cart.lines.filter((line) => line.count > LIMITS.least).map((line) => hash(line.name));
}
`;

function mutated(mutation: Mutation, source = SOURCE, path = 'save'): string {
  const result = mutate(
    { in: path, mutation },
    indexSources(['a.ts'], () => source),
  );
  return typeof result === 'string' ? result : result.source;
}

/** Lines of the source that an operator changes, without indents. */
function linesChanged(mutation: Mutation, path?: string): string[] {
  const before = SOURCE.split('\n');
  return mutated(mutation, SOURCE, path)
    .split('\n')
    .filter((line) => !before.includes(line))
    .map((line) => line.trim());
}

/** Undoes the reformatting of the test below. */
const compact = (source: string) =>
  source.replaceAll(/ \/\/ why|Renamed|\s/g, '').replace('{isOpen:isOpen,names:names}', '{isOpen,names}');

describe('mutation operators', () => {
  const cases: [mutation: Mutation, line: string][] = [
    [skip('log'), 'for (const name of names) ;'],
    [skip('closed'), 'if (!isOpen || cart.isLocked()) ;'],
    [skip('isLocked'), ';'],
    [assumeTrue('count'), 'return cart.lines.filter((line) => true).map((line) => hash(line.name));'],
    [assumeFalse('isLocked'), "if (!isOpen || false) throw new Error('closed');"],
    [negate('isLocked'), "if (!isOpen || !(cart.isLocked())) throw new Error('closed');"],
    [drop('save'), 'for (const name of names) await log(name);'],
    [drop('least', 1), 'const LIMITS = { most: 5 };'],
    [drop('most', 5), 'const LIMITS = { least: 1 };'],
    [unchain('filter'), 'return cart.lines.map((line) => hash(line.name));'],
    [unchain('trim'), 'const hash = (text: string) => text.slice(0, 8);'],
    [
      replaceCall('hash', '$1'),
      'return cart.lines.filter((line) => line.count > LIMITS.least).map((line) => ((line.name)));',
    ],
    [
      replaceCall('isLocked', '$ && false'),
      "if (!isOpen || ((cart.isLocked()) && false)) throw new Error('closed');",
    ],
    [replaceArgument('slice', 1, '$ * 2'), 'const hash = (text: string) => text.trim().slice(0, (8) * 2);'],
    [replaceProperty('most', '$ + 1'), 'const LIMITS = { most: (5) + 1, least: 1 };'],
    [replaceNumber(5, 50), 'const LIMITS = { most: 50, least: 1 };'],
    [replaceText('closed', 'open'), 'if (!isOpen || cart.isLocked()) throw new Error("open");'],
    [replaceText('./log.ts', './other.ts'), 'import { log } from "./other.ts";'],
  ];

  it.each(cases.map(([mutation, line]) => [mutation.words, mutation, line] as const))(
    '%s changes that and nothing else',
    (_words, mutation, line) => {
      expect(linesChanged(mutation)).toEqual([line]);
    },
  );

  it('renamed variables, other formatting, added comments: each operator makes the same change', () => {
    const rewritten = renameVariables('a.ts', SOURCE)
      .replaceAll(', ', ',\n')
      .replaceAll(/\.(?=\w+\()/g, '\n  .')
      .replaceAll('\n', ' // why\n');
    expect(rewritten).toContain('isOpen: isOpenRenamed, // why\nnames: namesRenamed }: Options');
    expect(rewritten).toContain('cartRenamed // why\n  .isLocked()');
    for (const [mutation] of cases)
      expect(compact(mutated(mutation, rewritten))).toBe(compact(mutated(mutation)));
  });

  it('returnOnly: removes the body of a function', () => {
    expect(linesChanged(returnOnly('[]'))).toEqual([
      'export async function save(cart: Cart, { isOpen, names }: Options): Promise<string[]> { return []; }',
    ]);
    expect(linesChanged(returnOnly("''"), 'save > hash')).toEqual(["const hash = (text: string) => ('');"]);
  });

  it('dropLine: removes a line of a file that is not code', () => {
    const sources = indexSources([], () => 'option a\noption b\n');
    const result = mutate({ file: 'a.cfg', mutation: dropLine('option b') }, sources);
    expect(result).toMatchObject({ source: 'option a\n\n' });
  });

  it('replaceProperty: changes a property of a JSON file', () => {
    const sources = indexSources([], () => '{ "a": { "version": "1" }, "b": { "version": "2" } }');
    const result = mutate({ file: 'a.json', in: 'b', mutation: replaceProperty('version', '"3"') }, sources);
    expect(result).toMatchObject({ source: '{ "a": { "version": "1" }, "b": { "version": "3" } }' });
  });
});
