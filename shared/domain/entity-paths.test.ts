import { describe, expect, it } from '@jest/globals';
import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { LOCALES } from '#shared/locale.ts';
import { entityPath, type EntityType } from './entity-paths.ts';

const PAGES: [EntityType, RouteName, string][] = [
  ['product', 'product', 'campalys-2'],
  ['category', 'categories', 'chauffage/radiateurs'],
  ['cms_page', 'cms', 'qui-sommes-nous'],
];

describe('paths of entities', () => {
  it.each(PAGES)(
    '[RT-35, RT-41, RT-55] a %s has the path the route table gives its page',
    (type, name, slug) => {
      for (const locale of LOCALES) {
        for (const target of ['part', 'pro'] as const) {
          expect(entityPath(type, locale, target, slug)).toBe(href(name, { locale, target }, { slug }));
        }
      }
    },
  );

  it('[RT-35] is the listed address of a product', () => {
    expect(entityPath('product', 'fr', 'part', 'x')).toBe('/produit/x');
    expect(entityPath('product', 'en', 'pro', 'x')).toBe('/en/pro/product/x');
  });
});
