import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { codesOf, isKnown, kindOf, SETTING_PARTS } from './known-settings.ts';

const DEMO = readFileSync(join(import.meta.dirname, '../../demo-shop/settings.yaml'), 'utf8');

describe('settings that the site reads', () => {
  it('each setting of the demo: has its name, its place and its input', () => {
    const codes = [...DEMO.matchAll(/^(\w+):/gm)].map(([, code = '']) => code);
    expect(codes.filter((code) => !isKnown(code))).toEqual([]);
    expect(SETTING_PARTS.flatMap(codesOf).toSorted()).toEqual(codes.toSorted());
  });

  it('setting of a shop that the site does not read: is a list of texts', () => {
    expect([isKnown('essai'), kindOf('essai'), kindOf('figures')]).toEqual([false, 'list', 'figures']);
  });
});
