import { describe, expect, it } from '@jest/globals';
import { findLabelSpots } from './label-spots.ts';

const OPTIONS = { size: 10, marker: 5, frame: { x: 0, y: 0, width: 200, height: 100 } };

describe('names on a map', () => {
  it('[LO-04] name with room: stands right of its marker', () => {
    const spots = findLabelSpots([{ x: 50, y: 50, text: 'Lyon' }], [{ x: 50, y: 50 }], OPTIONS);
    expect(spots).toEqual([{ text: 'Lyon', anchor: 'start', x: 57.5, y: 50 }]);
  });

  it('name at the edge, or with a neighbour on its right: stands on the left', () => {
    const named = [
      { x: 190, y: 20, text: 'Nice' },
      { x: 80, y: 60, text: 'Thiers' },
    ];
    const spots = findLabelSpots(named, [...named, { x: 95, y: 60 }], OPTIONS);
    expect(spots.map(({ anchor }) => anchor)).toEqual(['end', 'end']);
  });

  it('name without room on either side: is left out', () => {
    const named = [{ x: 80, y: 60, text: 'Thiers' }];
    expect(findLabelSpots(named, [...named, { x: 95, y: 60 }, { x: 65, y: 60 }], OPTIONS)).toEqual([]);
  });
});
