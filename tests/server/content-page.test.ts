import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { findBrokenLinks } from '#tests/support/find-broken-links.ts';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

describe('content page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    [
      '/mentions-legales',
      'fr',
      'Mentions légales',
      'dont le siège est au 12 quai de l’Échauguette, 42300 Roanne',
    ],
    ['/en/legal-notice', 'en', 'Legal notice', 'Roanne'],
    ['/pro/mentions-legales', 'fr', 'Mentions légales', 'Roanne'],
  ])('[RT-55, CT-01] %s: shows its editors’ blocks in %s', async (path, language, title, words) => {
    const page = await readPage(app, path);
    expect([page.status, page.lang, page.headings]).toEqual([200, language, [title]]);
    expect(page.main.text).toContain(words);
  });

  it('[RT-55] unknown slug: a missing page', async () => {
    const page = await readPage(app, '/une-page-que-personne-n-a-ecrite');
    expect([page.status, page.robots]).toEqual([404, 'noindex,follow']);
  });

  it('[RT-55] slug of the other language: redirects permanently to the page’s own, query included', async () => {
    const { status, headers } = await readPage(app, '/en/mentions-legales?tab=2');
    expect([status, headers['location']]).toEqual([301, '/en/legal-notice?tab=2']);
  });

  it.each(['/Mentions-Legales', '/mentions_legales', '/mentions.legales', '/mentions+legales', '/été'])(
    '[RT-56, RT-60] %s: an invalid slug, a missing page',
    async (path) => {
      expect((await readPage(app, encodeURI(path))).status).toBe(404);
    },
  );

  it.each(['/en/product/electric-heating/campalys', '/en/product/electric-heating%2Fcampalys'])(
    '[RT-56] slug with a slash: %s',
    async (path) => {
      const page = await readPage(app, path);
      expect(page.status).toBe(200);
      expect(page.headings).toEqual(['Lisse']);
    },
  );

  it('[BC-01, BC-02] breadcrumb: on articles, not on plain pages', async () => {
    const article = await readPage(app, '/lame-en-cinq-teintes');
    expect(article.breadcrumb.at(0)).toBe('Accueil');
    expect(article.breadcrumb.at(-1)).toBe('Lame en cinq teintes');
    expect(article.metas['og:type']).toBe('article');
    expect((await readPage(app, '/mentions-legales')).breadcrumb).toEqual([]);
  });

  it.each([
    ['/lame-en-cinq-teintes', '10 février 2026', /\d+ min de lecture/, 'À lire ensuite'],
    ['/en/four-kilowatts-are-enough-in-angers', 'Angers, 2024', /\d+\smin read/, 'Read next'],
  ])('[CT-02] %s: shows its date, reading time and related articles', async (path, day, minutes, next) => {
    const { main, html } = await readPage(app, path);
    expect(main.text).toContain(day);
    expect(main.text).toMatch(minutes);
    expect(main.text).toContain(next);
    const related = /<section[^>]*aria-labelledby="related-title".*?<\/section>/s.exec(html)?.[0] ?? '';
    const links = tags(related, 'a').flatMap(({ href }) => href ?? []);
    expect(links.length).toBeGreaterThan(1);
    expect(links).not.toContain(path);
    expect(await findBrokenLinks(app, links)).toEqual([]);
  });

  it('article: author and date in the structured data', async () => {
    const { structuredData } = await readPage(app, '/lame-en-cinq-teintes');
    expect(structuredData[0]).toMatchObject({
      '@type': 'Article',
      headline: 'Lame en cinq teintes',
      datePublished: '2026-02-10',
      mainEntityOfPage: `${SITE}/lame-en-cinq-teintes`,
    });
  });
});
