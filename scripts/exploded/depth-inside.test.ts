import { expect, it } from '@jest/globals';
import { depthInside } from './depth-inside.ts';

it('counts pixels to the nearest one of another part, or to the edge of the picture', () => {
  const part = Uint8Array.from(
    [
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [1, 1, 1, 2, 2],
      [1, 1, 1, 2, 2],
      [1, 1, 1, 2, 2],
    ].flat(),
  );
  expect([...depthInside(part, 5)]).toEqual(
    [
      [1, 1, 1, 1, 1],
      [1, 2, 2, 1, 1],
      [1, 2, 1, 1, 1],
      [1, 2, 1, 1, 1],
      [1, 1, 1, 1, 1],
    ].flat(),
  );
});
