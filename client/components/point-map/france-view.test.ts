import { expect, it } from '@jest/globals';
import { FRANCE } from './france-view.ts';

it('[LO-02] map of France: centred at zoom 5, from the world to a street', () => {
  expect(FRANCE).toEqual({ center: [47.2, 1.59], zoom: 5, minZoom: 0, maxZoom: 16 });
});
