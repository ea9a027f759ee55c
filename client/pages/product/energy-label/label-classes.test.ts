import { describe, expect, it } from '@jest/globals';
import { labelClasses } from './label-classes.ts';

describe('labelClasses', () => {
  it.each([
    ['A+++-D', 'A+++ A++ A+ A B C D'],
    ['A+-F', 'A+ A B C D E F'],
    ['A++-G', 'A++ A+ A B C D E F G'],
    ['A+-G', 'A+ A B C D E F G'],
    ['', ''],
    ['D-A', ''],
    ['A+', ''],
  ])('scale %j has the classes %j', (scale, classes) => {
    expect(
      labelClasses(scale)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(classes);
  });

  it('colours range from green to red', () => {
    const colours = labelClasses('A++-G').map(({ colour }) => colour);
    expect([colours[0], colours[6], colours[8]]).toEqual(['#009640', '#e30613', '#e30613']);
  });
});
