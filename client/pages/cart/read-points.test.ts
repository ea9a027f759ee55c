import { expect, it } from '@jest/globals';
import { readPoints } from './read-points.ts';

it.each([
  ['500', 500],
  [' 1500 ', 1500],
  ['1 500', 1500],
  ['1\u{A0}500', 1500],
  ['1\u{202F}500', 1500],
  ['1,500', 1500],
  ['1.500', 1500],
  ['0', 0],
  ['', null],
  ['500,0', 500],
  ['1,5', null],
  ['-500', null],
  ['5e2', null],
  ['cinq cents', null],
  ['9'.repeat(12), null],
])('readPoints: %j is parsed as %j', (typed, points) => {
  expect(readPoints(typed)).toBe(points);
});
