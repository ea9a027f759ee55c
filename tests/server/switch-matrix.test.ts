import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

/** A page with its query, the same page in English, and the page of the other consumer. */
const PAGES: [path: string, english: string, audience: string][] = [
  ['/', '/en', '/pro'],
  ['/?ref=lettre', '/en?ref=lettre', '/pro?ref=lettre'],
  ['/produit/lame?ref=AT-LAM-1500', '/en/product/lame?ref=AT-LAM-1500', '/pro/produit/lame?ref=AT-LAM-1500'],
  ['/nos-produits?orderBy=name', '/en/our-products?orderBy=name', '/pro/nos-produits?orderBy=name'],
  [
    '/nos-produits/_COLOR__blanc/_p__2?orderBy=price_asc',
    '/en/our-products/_COLOR__blanc/_p__2?orderBy=price_asc',
    '/pro/nos-produits/_COLOR__blanc/_p__2?orderBy=price_asc',
  ],
  [
    '/nos-produits/chauffage-electrique/_COLOR__blanc?orderBy=name',
    '/en/our-products/electric-heating/_COLOR__blanc?orderBy=name',
    '/pro/nos-produits/chauffage-electrique/_COLOR__blanc?orderBy=name',
  ],
  [
    '/nos-produits/chauffage-electrique/_p__2',
    '/en/our-products/electric-heating/_p__2',
    '/pro/nos-produits/chauffage-electrique/_p__2',
  ],
  ['/recherche/_p__2?q=radia', '/en/results/_p__2?q=radia', '/pro/recherche/_p__2?q=radia'],
  ['/recherche?q=radia&tab=pages', '/en/results?q=radia&tab=pages', '/pro/recherche?q=radia&tab=pages'],
  ['/contact?subject=after-sales', '/en/contact?subject=after-sales', '/pro/contact?subject=after-sales'],
  ['/aide-contact?ref=1', '/en/help-contact?ref=1', '/pro/aide-contact?ref=1'],
  ['/infos?utm_source=a', '/en/infos?utm_source=a', '/pro/conseils?utm_source=a'],
  ['/infos/salle-de-bains', '/en/infos/bathroom', '/pro/conseils/salle-de-bains'],
  ['/infos/2', '/en/infos/2', '/pro/conseils/_p__2'],
  ['/infos/actualites', '/en/infos/actualites', '/pro/conseils'],
  [
    '/votre-projet/salle-de-bains?a=1',
    '/en/your-project/bathroom?a=1',
    '/pro/votre-projet/salle-de-bains?a=1',
  ],
  [
    '/documentations/_p__2?q=notice',
    '/en/documentations/_p__2?q=notice',
    '/pro/a-telecharger/_p__2?q=notice',
  ],
  [
    '/documentations/_TYPE__notice-pose',
    '/en/documentations/_TYPE__notice-pose',
    '/pro/a-telecharger/_TYPE__notice-pose',
  ],
  [
    '/trouver-un-installateur?place=44000+Nantes',
    '/en/find-an-installer?place=44000+Nantes',
    '/pro/trouver-un-distributeur?place=44000+Nantes',
  ],
  [
    '/calculer-la-puissance?zip=44000',
    '/en/power-calculator?zip=44000',
    '/pro/calculer-la-puissance?zip=44000',
  ],
  ['/comparer?products=1,2', '/en/compare?products=1,2', '/pro/comparer?products=1,2'],
  ['/support-faq/vanne?a=1', '/en/support-faq/vanne?a=1', '/pro/support-faq/vanne?a=1'],
  ['/support-faq/codes-defaut?q=E5', '/en/support-faq/fault-codes?q=E5', '/pro/support-faq'],
  ['/mentions-legales?ref=1', '/en/legal-notice?ref=1', '/pro/mentions-legales?ref=1'],
  ['/plan-du-site', '/en/sitemap', '/pro/plan-du-site'],
  ['/signature/collection?a=1', '/en/signature/collection?a=1', '/pro/signature/collection?a=1'],
  [
    '/pro/nos-pieces-detachees/climatisation/recherche?q=joint',
    '/en/pro/our-spare-parts/air-conditioning/search?q=joint',
    '/nos-pieces-detachees',
  ],
  ['/pro/connexion?redirect=%2Fmon-compte', '/en/pro/login?redirect=%2Fen%2Fmy-account', '/'],
  [
    '/pro/connexion?redirect=%2Fpro%2Fproduit%2Flame%3Fref%3D1',
    '/en/pro/login?redirect=%2Fen%2Fpro%2Fproduct%2Flame%3Fref%3D1',
    '/',
  ],
  ['/pro/inscription', '/en/pro/signup', '/'],
];

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

/** The links of the language select and of the consumer switch to the other page. */
async function readSwitches(path: string) {
  const page = await readPage(app, path);
  const links = tags(page.html, 'a');
  const lang = page.lang === 'en' ? 'fr' : 'en';
  const language = links.find((link) => link['hreflang'] === lang && 'data-document' in link)?.['href'];
  const [, nav = ''] = /<nav aria-label="(?:Public|Audience)">(.*?)<\/nav>/s.exec(page.html) ?? [];
  const audience = tags(nav, 'a').find((link) => !('aria-current' in link))?.['href'];
  return { status: page.status, language, audience };
}

describe('preserved state of switches', () => {
  it.each(PAGES)('[RT-58, PL-05] of %s: %s and %s', async (path, english, audience) => {
    const here = await readSwitches(path);
    expect([path, here.status, here.language]).toEqual([path, 200, english]);
    expect([path, here.audience]).toEqual([path, audience]);
    const there = await readSwitches(english);
    expect([english, there.status, there.language]).toEqual([english, 200, path]);
    expect([audience, (await readPage(app, audience)).status]).toEqual([audience, 200]);
  });

  it('[PL-05] list page number that the other consumer does not have: becomes page 1', async () => {
    const last = await findLastPage('/pro/a-telecharger');
    const { audience } = await readSwitches(`/pro/a-telecharger/_p__${last}`);
    expect((await readPage(app, audience ?? '')).status).toBe(200);
  });
});

async function findLastPage(list: string): Promise<number> {
  const { links } = await readPage(app, list);
  return Math.max(...links.map((link) => Number(/\/_p__(\d+)$/.exec(link)?.[1] ?? 1)));
}
