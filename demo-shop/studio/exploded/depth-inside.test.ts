import { expect, it } from '@jest/globals';
import { depthInside } from './depth-inside.ts';

it("depth inside a part: pixels to the nearest pixel of another part, or to the picture's edge", () => {
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
