import { describe, expect, it } from '@jest/globals';
import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { LOCALES } from '#shared/locale.ts';
import { entityPath, type EntityType } from './entity-paths.ts';

const PAGES: [EntityType, RouteName, string][] = [
  ['product', 'product', 'campalys-2'],
  ['category', 'categories', 'chauffage/radiateurs'],
  ['cms_page', 'cms', 'qui-sommes-nous'],
  ['sav', 'sav', 'changer-un-filtre'],
  ['sav_category', 'sav-category', 'radiateurs/electriques'],
  ['sav_fault', 'fault', 'chaudieres/a01'],
];
const SIGNATURE_PAGES: [EntityType, RouteName, string][] = [
  ['product', 'signature-product', 'trumeau'],
  ['category', 'signature-category', 'pierre/debout'],
  ['cms_page', 'signature-landing', 'collection'],
];

describe('paths of entities', () => {
  it.each(PAGES)(
    '[RT-35, RT-41, RT-55] a %s has the path of its page in the route table',
    (type, name, slug) => {
      for (const locale of LOCALES) {
        for (const target of ['part', 'pro'] as const) {
          expect(entityPath(type, locale, target, { slug, signature: false })).toBe(
            href(name, { locale, target }, { slug }),
          );
        }
      }
    },
  );

  it.each(SIGNATURE_PAGES)(
    '[RT-38, RT-39, RT-40] a %s of the signature line has the path of %s in the route table',
    (type, name, slug) => {
      for (const locale of LOCALES) {
        for (const target of ['part', 'pro'] as const) {
          const path = entityPath(type, locale, target, { slug, signature: true });
          expect(path).toBe(href(name, { locale, target }, { slug }));
        }
      }
    },
  );

  it('[RT-35] is the listed address of a product', () => {
    expect(entityPath('product', 'fr', 'part', { slug: 'x', signature: false })).toBe('/produit/x');
    expect(entityPath('product', 'en', 'pro', { slug: 'x', signature: false })).toBe('/en/pro/product/x');
  });
});
