import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { SITE_INTL } from '#server/render/site-intl.ts';
import request from 'supertest';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';

const PAGES: [path: string, language: string][] = [
  ['/', 'fr'],
  ['/en', 'en'],
  ['/en/pro', 'en'],
  ['/nos-produits/chauffage-electrique', 'fr'],
  ['/en/our-products/electric-heating/_COLOR__blanc', 'en'],
  ['/produit/lame', 'fr'],
  ['/en/pro/product/sas', 'en'],
  ['/signature/collection', 'fr'],
  ['/en/signature/product/linteau', 'en'],
  ['/signature/nos-produits/pierre-et-laiton', 'fr'],
  ['/recherche?q=lame', 'fr'],
  ['/en/results?q=radiator&tab=pages', 'en'],
  ['/recherche?q=zzzzzzzz', 'fr'],
  ['/comparer?products=1,2', 'fr'],
  ['/en/pro/compare', 'en'],
  ['/documentations', 'fr'],
  ['/calculer-la-puissance', 'fr'],
  [
    '/en/pro/power-calculator?zip=67000&built=1989-2000&room=bathroom&area=6&height=2.5&walls=1&glass=1',
    'en',
  ],
  ['/en/pro/to-download/_TYPE__notice-pose', 'en'],
  ['/trouver-un-installateur?place=44000+Nantes', 'fr'],
  ['/en/find-an-installer/heat-pump', 'en'],
  ['/en/pro/find-an-distributor?place=Paris', 'en'],
  ['/lame-en-cinq-teintes', 'fr'],
  ['/en/four-kilowatts-are-enough-in-angers', 'en'],
  ['/infos/chauffage', 'fr'],
  ['/en/pro/advices', 'en'],
  ['/chantiers', 'fr'],
  ['/en/sitemap', 'en'],
  ['/en/legal-notice', 'en'],
  ['/support-faq', 'fr'],
  ['/en/pro/support-faq', 'en'],
  ['/support-faq/fuite', 'fr'],
  ['/support-faq/zzzzzzzz', 'fr'],
  ['/categorie-sav/radiateurs', 'fr'],
  ['/en/sav-category/connected-products', 'en'],
  ['/sav/purger-un-seche-serviettes-a-eau', 'fr'],
  ['/en/sav/bleeding-a-hot-water-towel-dryer', 'en'],
  ['/support-faq/codes-defaut?q=E5', 'fr'],
  ['/en/pro/support-faq/fault-codes/boilers/a01', 'en'],
  ['/nos-pieces-detachees?q=LAM-2614-00451', 'fr'],
  ['/en/our-spare-parts?lines=PR-LAM-025*2_ZZ-1*4', 'en'],
  ['/pro/nos-pieces-detachees/chauffage-electrique/recherche?q=resistance', 'fr'],
  ['/en/pro/our-spare-parts/heat-pump/bise', 'en'],
  ['/inconnu', 'fr'],
  ['/en/unknown', 'en'],
];

describe('every page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
  });

  it.each(PAGES)('[RT-01] %s: declares its single language', async (path, language) => {
    const page = await readPage(app, path);
    const ids = Object.keys(SITE_INTL.fr.messages);
    const untranslated = ids.filter((id) => id.includes('.') && page.text.includes(id));
    expect(page.lang).toBe(language);
    expect(untranslated).toEqual([]);
    expect(page.text).not.toMatch(/\[object |undefined|NaN|Invalid Date/);
  });

  it.each(PAGES)('[LY-01, LY-02, LY-03] %s: between header and footer', async (path) => {
    const { html, headings, title } = await readPage(app, path);
    const [header, main, footer] = ['<header', '<main', '<footer'].map((tag) => html.indexOf(tag));
    expect([header, main, footer].every((place) => place !== undefined && place > 0)).toBe(true);
    expect(html.indexOf('href="#content"')).toBeLessThan(header ?? 0);
    expect(['content', 'main-menu', 'search-field'].filter((id) => !html.includes(`id="${id}"`))).toEqual([]);
    expect(headings).toHaveLength(1);
    expect(title).toMatch(/Âtre/);
  });

  it.each(PAGES)('%s: links only to this site or to HTTPS', async (path) => {
    const { links } = await readPage(app, path);
    const odd = links.filter((link) => !/^(?:\/(?!\/)|#|\?|https:\/\/|tel:|geo:|mailto:)/.test(link));
    expect(odd).toEqual([]);
  });

  it('[GD-05] cacheable page: buffered and streamed versions are equal, with the script at the end', async () => {
    const tokens = ['', `jwt_token=${unsignedToken()}`];
    for (const cookie of tokens) {
      const { text } = await request(app).get('/produit/lame').set('cookie', cookie);
      expect([cookie, text.slice(0, 49)]).toEqual([
        cookie,
        '<!DOCTYPE html><html lang="fr"><head><meta charSe',
      ]);
      expect([cookie, text.match(/<script type="module" src="\/assets\/start\.js"/g)?.length]).toEqual([
        cookie,
        1,
      ]);
      expect([cookie, text.search(/<script type="module"/) > text.indexOf('application/json')]).toEqual([
        cookie,
        true,
      ]);
    }
  });

  it('cacheable page: has no inline script or style', async () => {
    for (const [path] of PAGES.filter(([candidate]) => !/inconnu|unknown/.test(candidate))) {
      const { html } = await readPage(app, path);
      const inline = tags(html, 'script').filter(
        (script) =>
          !script['src'] && !['application/json', 'application/ld+json'].includes(script['type'] ?? ''),
      );
      expect([path, inline, html.includes('<style'), /\sstyle="/.test(html)]).toEqual([
        path,
        [],
        false,
        false,
      ]);
    }
  });
});
