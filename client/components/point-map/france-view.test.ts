import { expect, it } from '@jest/globals';
import { FRANCE } from './france-view.ts';

it('[LO-02] the map begins in the middle of France at zoom 5, and goes from the whole world to a street', () => {
  expect(FRANCE).toEqual({ center: [47.2, 1.59], zoom: 5, minZoom: 0, maxZoom: 16 });
});
