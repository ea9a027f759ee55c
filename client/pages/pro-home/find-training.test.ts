import { describe, expect, it } from '@jest/globals';
import { nextCourses } from './find-training.ts';

const table = (rows: string[][]) => ({
  type: 'table' as const,
  caption: '',
  head: ['Stage', 'Date', 'Centre', 'Places'],
  rows,
});

describe('next courses', () => {
  it('rows of a table: the next first, with facts but without bare numbers', () => {
    const rows = [
      ['Double flux', '2026-12-16', 'Auch', '8'],
      ['Monobloc', '2026-12-08', 'Vernon', '8'],
    ];
    expect(nextCourses([table(rows)])).toEqual([
      { day: '2026-12-08', name: 'Monobloc', facts: ['Vernon'] },
      { day: '2026-12-16', name: 'Double flux', facts: ['Auch'] },
    ]);
  });

  it('rows without a day: none', () => {
    expect(nextCourses([table([['Double flux', 'au printemps', 'Auch', '8']])])).toEqual([]);
  });

  it('many rows: four', () => {
    const rows = ['05', '03', '09', '01', '07'].map((day) => [day, `2026-12-${day}`, 'Auch', '8']);
    expect(nextCourses([table(rows)]).map(({ name }) => name)).toEqual(['01', '03', '05', '07']);
  });
});
