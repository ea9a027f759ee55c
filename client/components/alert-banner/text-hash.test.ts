import { expect, it } from '@jest/globals';
import { textHash } from './text-hash.ts';

it('[LY-04] text hash: equal for equal texts, different if one character differs', () => {
  const texts = [
    'Panne mardi de 22 h à 23 h',
    'Panne mardi de 22 h à 24 h',
    'Panne jeudi de 22 h à 23 h',
    '',
  ];
  expect(new Set(texts.map(textHash)).size).toBe(texts.length);
  expect(textHash('Panne mardi de 22 h à 23 h')).toBe(textHash(texts[0] ?? ''));
  expect(textHash('x'.repeat(2000))).toMatch(/^[a-z0-9]{1,7}$/);
});
