import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FINISHES } from './finishes.ts';

/** Reads `'name': '#rrggbb'` between two lines of the imagery script's table. */
function readTable(start: string, end: string): Record<string, string> {
  const text = readFileSync('demo-shop/studio/imagery/finishes.py', 'utf8');
  const table = text.slice(text.indexOf(start), text.indexOf(end, text.indexOf(start)));
  return Object.fromEntries(
    [...table.matchAll(/'([\w-]+)': '(#[\dA-F]{6})'/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

describe('finishes of models', () => {
  it('[PR-04] have the same colours as the cut-outs', () => {
    const powders = readTable('POWDER =', '}');
    expect(Object.keys(powders)).toHaveLength(7);
    for (const [name, hex] of Object.entries(powders))
      expect([name, FINISHES[name]?.hex]).toEqual([name, hex]);
  });
});
