import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

describe('home page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/', 'fr', '/en', '/pro'],
    ['/en', 'en', '/', '/en/pro'],
    ['/pro', 'fr', '/en/pro', '/'],
    ['/en/pro', 'en', '/pro', '/en'],
  ])(
    '[RT-01, RT-05] %s: the home page in %s, with links to the other language and consumer',
    async (path, language, otherLanguage, otherAudience) => {
      const page = await readPage(app, path);
      expect([page.status, page.lang]).toEqual([200, language]);
      expect(page.headings).toHaveLength(1);
      expect(page.canonical).toBe(SITE + path);
      expect(page.links).toEqual(expect.arrayContaining([otherLanguage, otherAudience]));
    },
  );

  it('[RT-05] professionals’ home page: differs from the consumers’', async () => {
    const [consumers, professionals] = [await readPage(app, '/'), await readPage(app, '/pro')];
    expect(professionals.headings).not.toEqual(consumers.headings);
    expect(professionals.title).not.toBe(consumers.title);
  });

  it('structured data: publisher and search', async () => {
    const { structuredData } = await readPage(app, '/en/pro');
    expect(structuredData.map((block) => block['@type'])).toEqual(['Organization', 'WebSite']);
    expect(structuredData[0]).toMatchObject({ name: 'Âtre', url: SITE });
    expect(structuredData[1]).toMatchObject({
      url: `${SITE}/en/pro`,
      inLanguage: 'en',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${SITE}/en/pro/results?q={search_term_string}`,
      },
    });
  });

  it('metadata for sharing: present', async () => {
    const { metas, title } = await readPage(app, '/en');
    expect(metas).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Âtre',
      'og:title': title,
      'og:url': `${SITE}/en`,
      'og:locale': 'en_GB',
      'og:description': metas['description'],
    });
    expect(metas['description']).toMatch(/\w{3}/);
  });

  it('[BC-01] breadcrumb: none', async () => {
    expect((await readPage(app, '/')).breadcrumb).toEqual([]);
  });
});
