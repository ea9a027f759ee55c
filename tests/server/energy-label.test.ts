import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** An energy class in any wording or drawing of either language. */
const CLASS = /Classe énergétique [A-G]|Energy class [A-G]|Voir l’étiquette|View the label/;

describe('electric radiators, which need no label by law', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['a product page', '/produit/lame'],
    ['an English product page', '/en/product/futaie'],
    ['a product page of professionals', '/pro/produit/lame'],
    ['a towel dryer', '/produit/gue'],
    ['a signature piece', '/signature/produit/trumeau'],
    ['cards of a category', '/nos-produits/chauffage-electrique/_TYPE__inertie-seche'],
    ['cards of the signature line', '/signature/nos-produits/pierre-et-laiton'],
    ['search results', '/recherche/_TYPE__inertie-seche?q=radiateur'],
    ['a comparison', '/comparer?products=1,2,3,4'],
  ])('[PR-02] %s: shows none', async (_where, path) => {
    const { status, html, structuredData } = await readPage(app, path);
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect([status, CLASS.exec(main)]).toEqual([200, null]);
    expect(JSON.stringify(structuredData)).not.toContain('EnergyEfficiency');
  });

  it('[PR-02] product with a label: shows its arrow on its page and card', async () => {
    for (const path of ['/produit/bise', '/nos-produits/pompe-a-chaleur']) {
      expect((await readPage(app, path)).html).toMatch(
        /Classe énergétique A\+\+\+, sur une échelle de A\+\+\+ – D/,
      );
    }
  });
});
