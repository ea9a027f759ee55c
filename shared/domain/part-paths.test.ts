import { describe, expect, it } from '@jest/globals';
import { href } from '#routes/href.ts';
import { LOCALES } from '#shared/locale.ts';
import { partPath } from './part-paths.ts';

describe('paths of spare parts', () => {
  it('[RT-43, RT-44] are those of the route table', () => {
    for (const locale of LOCALES) {
      const site = { locale, target: 'pro' } as const;
      const params = { category: 'chauffage', slug: 'lame' };
      expect(partPath(locale, 'chauffage', 'lame')).toBe(href('accessories_schema', site, params));
      expect(partPath(locale, 'chauffage')).toBe(href('accessories-search', site, params));
    }
  });
});
