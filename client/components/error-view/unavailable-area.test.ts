import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ROUTED_PAGES } from '#routes/tree.tsx';
import { LOCALES } from '#shared/locale.ts';
import { unavailableArea } from './unavailable-area.ts';

describe('unavailable account page', () => {
  it.each(LOCALES)('message groups of its page include its area, %s', (locale) => {
    const lacking = ROUTED_PAGES.filter(({ variant, page }) => {
      const area = unavailableArea(variant.row);
      const messageGroups = page.messageGroups.map((group) =>
        readFileSync(`locales/${group}.${locale}.json`, 'utf8'),
      );
      return area && !messageGroups.some((text) => text.includes(`"error.area_${area}_text"`));
    });
    expect(lacking.map(({ variant }) => variant.pattern)).toEqual([]);
  });
});
