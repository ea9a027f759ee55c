import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { roleLines } from './role-lines.ts';

const TABLE = /^\|.*\|$/;

it('operators page: its table of operations and roles equals the contract, row by row', () => {
  const written = readFileSync('docs/operators.md', 'utf8')
    .split('## Operations and roles')[1]
    ?.split('\n')
    .filter((line) => TABLE.test(line))
    .map((line) => line.replaceAll(/\s+/g, ' ').replaceAll(/-{3,}/g, '---'));
  expect(written).toEqual(roleLines());
});
