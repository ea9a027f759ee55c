import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';

/** Each list in both languages, with one of its tags and the tag's slug in both. */
const LISTS: [id: string, french: string, english: string, tag: string, englishTag: string][] = [
  ['RT-29', '/infos', '/en/infos', 'chauffage', 'heating'],
  ['RT-30', '/pro/conseils', '/en/pro/advices', 'ventilation', 'ventilation'],
  ['RT-31', '/pro/solutions', '/en/pro/solutions', 'chauffage', 'heating'],
  ['RT-32', '/votre-projet', '/en/your-project', 'salle-de-bains', 'bathroom'],
  ['RT-33', '/chantiers', '/en/worksites', 'renovation', 'renovation'],
];

describe('lists of articles', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each(LISTS)(
    '[%s, CT-02] %s and %s: list their articles, all and by tag',
    async (_id, french, english, tag, englishTag) => {
      for (const path of [french, english, `${french}/${tag}`, `${english}/${englishTag}`]) {
        const page = await readPage(app, path);
        expect([path, page.status, page.robots, page.canonical]).toEqual([path, 200, undefined, SITE + path]);
        expect([path, page.headings.length, page.html.match(/<article/g)?.length]).toEqual([
          path,
          1,
          expect.any(Number),
        ]);
      }
    },
  );

  it.each(LISTS)(
    '[%s] %s links to %s and back, on a tag too',
    async (_id, french, english, tag, englishTag) => {
      for (const [here, there] of [
        [french, english],
        [`${french}/${tag}`, `${english}/${englishTag}`],
      ] as const) {
        const { alternates } = await readPage(app, here);
        expect(alternates).toMatchObject({ fr: SITE + here, en: SITE + there });
        expect((await readPage(app, there)).alternates).toEqual(alternates);
      }
    },
  );

  it.each(LISTS)(
    '[%s, CT-02] links of %s: all exist',
    async (_id, french) => {
      const { main } = await readPage(app, french);
      const own = [...new Set(main.links)].filter((link) => link.startsWith('/'));
      const broken: string[] = [];
      for (const link of own) {
        const { status } = await readPage(app, link);
        if (status !== 200) broken.push(`${status} ${link}`);
      }
      expect(broken).toEqual([]);
    },
    60_000,
  );

  it.each([
    '/infos/un-sujet-inconnu',
    '/en/infos/an-unknown-subject',
    '/pro/solutions/un-sujet-inconnu',
    '/infos/99',
    '/infos/salle-de-bains/2',
    '/chantiers/renovation/_p__9',
    '/pro/solutions/_p__2',
    '/infos/_p__2',
    '/votre-projet/_COLOR__blanc',
  ])('[CT-02] %s: unknown tag or page, 404', async (path) => {
    const page = await readPage(app, path);
    expect([page.status, page.robots]).toEqual([404, 'noindex,follow']);
  });

  it.each([
    ['/infos/1', '/infos'],
    ['/infos/chauffage/1', '/infos/chauffage'],
    ['/pro/conseils/_p__1', '/pro/conseils'],
    ['/pro/infos', '/pro/conseils'],
  ])('[CT-02] %s redirects permanently to %s', async (path, to) => {
    const { status, headers } = await readPage(app, path);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  it('[RT-29, RT-59] page 2: has its own address and title, and links back', async () => {
    const [first, second] = [await readPage(app, '/infos'), await readPage(app, '/infos/2')];
    expect(second.status).toBe(200);
    expect(second.canonical).toBe(`${SITE}/infos/2`);
    expect(second.alternates['en']).toBe(`${SITE}/en/infos/2`);
    expect(second.title).not.toBe(first.title);
    expect(first.main.links).toContain('/infos/2');
    expect(second.main.links).toContain('/infos');
  });

  it('[CT-02] tag without articles in a list: shows an empty state and is not indexed', async () => {
    const page = await readPage(app, '/chantiers/actualites');
    expect([page.status, page.robots]).toEqual([200, 'noindex,follow']);
    expect(page.main.text).toContain('Rien encore');
    expect(page.main.links).toContain('/chantiers');
  });

  it('[RT-57, CT-02] news: a separate list', async () => {
    const page = await readPage(app, '/infos/actualites');
    expect([page.status, page.headings]).toEqual([200, ['Actualités']]);
    expect(page.main.links).toContain('/lame-en-cinq-teintes');
    expect(page.main.links).not.toContain('/le-fil-pilote-explique');
  });

  it.each([
    ['/infos/chauffage', '/pro/conseils/chauffage'],
    ['/infos/actualites', '/pro/conseils'],
    ['/pro/conseils/ventilation', '/infos/ventilation'],
    ['/chantiers/renovation', '/pro/chantiers/renovation'],
  ])('[PL-05] consumer switch on %s: leads to %s', async (path, expected) => {
    expect((await readPage(app, path)).links).toContain(expected);
    expect((await readPage(app, expected)).status).toBe(200);
  });
});

describe('site map page', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  // The crawl checks that these links exist (crawl.test.ts).
  it.each([
    ['/plan-du-site', /^\/(?!en\b|pro\b|preview\b)/],
    ['/en/pro/sitemap', /^\/en\/pro\b(?!\/preview\b)/],
  ])('[RT-34, CT-08] %s: lists pages of its consumer and language', async (path, own) => {
    const page = await readPage(app, path);
    expect([page.status, page.canonical]).toEqual([200, SITE + path]);
    const links = [...new Set(page.main.links)].filter((link) => link.startsWith('/'));
    expect(links.length).toBeGreaterThan(60);
    expect(links.filter((link) => !own.test(link))).toEqual([]);
  });
});
