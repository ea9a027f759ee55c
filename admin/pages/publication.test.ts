import { describe, expect, it } from '@jest/globals';
import { DRAFT_DAY } from '#shared/domain/draft-day.ts';
import { publicationOf } from './publication.ts';

describe('state of a page', () => {
  it.each([
    [null, 'undated'],
    [DRAFT_DAY, 'draft'],
    ['2026-11-27', 'published'],
    ['2026-11-28', 'scheduled'],
  ])('day %s: the page is %s', (day, state) => {
    expect(publicationOf(day, '2026-11-27')).toBe(state);
  });
});
