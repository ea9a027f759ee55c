import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signPreviewToken } from '#backoffice/content/preview-token.ts';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { PREVIEW_SECRET, startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';
import { PAGE_OF_BLOCKS } from '#tests/support/whole-records.ts';

/** Invalid blocks, which must not break the page. */
const GARBAGE = [
  null,
  42,
  'text',
  [],
  {},
  { type: 'hologram', url: 'x' },
  { type: 'text' },
  { type: 'text', nodes: 'not a tree' },
  { type: 'text', nodes: [{ type: 'marquee', children: [] }] },
  { type: 'faq', title: 'x', questions: null },
  { type: 'table', caption: 'x', head: ['a'], rows: [[1, { b: 2 }]] },
  { type: 'products', title: 'x', products: [{ id: 'one' }] },
  { type: 'image', picture: null, caption: 3 },
  { type: 'html' },
];

describe('blocks of a page', () => {
  let backoffice: TestBackoffice;
  let relay: Relay;
  let shop: TestStorefront;
  let operate: ReturnType<typeof createTestClient>['operate'];
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
    ({ operate } = createTestClient(backoffice.url));
    relay = await startRelay(backoffice.url);
  });
  beforeEach(async () => {
    relay.refuse = undefined;
    shop = await createTestStorefront({ backofficeUrl: relay.url, env: { LOG_LEVEL: 'warn' } });
  });
  afterAll(async () => {
    await relay.close();
    await backoffice.close();
  });

  async function withPage(record: object, look: (id: number) => Promise<void>): Promise<void> {
    const { status, body } = await operate('POST', '/page', record);
    expect([status, body]).toEqual([200, { id: expect.any(Number) }]);
    const { id } = body as { id: number };
    try {
      await look(id);
    } finally {
      await operate('DELETE', `/page/${id}`);
    }
  }

  async function responseOf(id: number): Promise<{ blocks: unknown[] }> {
    const response = await fetch(`${backoffice.url}/api/v1/page/${id}?site_id=1&lang=fr&sales_plan_id=1`);
    return (await response.json()) as { blocks: unknown[] };
  }

  it('[CT-01] each kind: shows its content, and loads nothing from other hosts', () =>
    withPage(PAGE_OF_BLOCKS, async () => {
      const { status, main, html } = await readPage(shop.app, '/une-page-de-blocs');
      expect(status).toBe(200);
      for (const words of [
        'Dans cette page',
        'Légende de l’image',
        'À côté de l’image',
        'La deuxième vue',
        'La pose en vidéo',
        'Fiche de Lame',
        'PDF, 1,2',
        'Du HTML sûr',
        'Une citation.',
        'Un tableau',
        'Pourquoi ?',
        'Rive',
        'Les appareils cités',
      ]) {
        expect(main.text).toContain(words);
      }
      expect(main.links).toContain('https://video.example/pose');
      expect(main.links).toContain('/media/documents/fr/at-lam-sheet.pdf');
      expect(html).toContain('id="s-deux"');
      expect(html).not.toContain('alert(1)');
      expect(html.match(/<(?:iframe|video|embed|object)\b/)).toBeNull();
      expect(html.match(/src="https?:/g)).toBeNull();
    }));

  it('[CT-01] questions: in the structured data, together with article and breadcrumb', () =>
    withPage(PAGE_OF_BLOCKS, async () => {
      const { structuredData, breadcrumb } = await readPage(shop.app, '/une-page-de-blocs');
      expect(structuredData.map((data) => data['@type'])).toEqual(['Article', 'FAQPage', 'BreadcrumbList']);
      expect(breadcrumb).toEqual(['Accueil', 'Conseils et actualités', 'Une page de blocs']);
    }));

  it('[CT-01] invalid blocks: left out and logged once each, and the rest is shown', () =>
    withPage(PAGE_OF_BLOCKS, async (id) => {
      const page = await responseOf(id);
      const blocks = [...GARBAGE, ...page.blocks, ...GARBAGE];
      relay.refuse = ({ url }) =>
        url.startsWith(`/api/v1/page/${id}?`)
          ? { status: 200, body: JSON.stringify({ ...page, blocks }) }
          : undefined;
      const { status, main } = await readPage(shop.app, '/une-page-de-blocs');
      expect(status).toBe(200);
      expect(main.text).toContain('Une citation.');
      expect(main.text).toContain('Pourquoi ?');
      await readPage(shop.app, '/une-page-de-blocs?q=x');
      const leftOut = shop.logs.filter(({ msg }) => msg === 'left out of a response');
      const named = leftOut.map(({ at }) => /^blocks\.(\d+)/.exec(String(at))?.[1]);
      expect(new Set(named).size).toBe(2 * GARBAGE.length);
      expect(leftOut[0]).toMatchObject({ call: `GET /page/${id}`, at: 'blocks.0' });
      expect(leftOut.length).toBe(new Set(leftOut.map(({ at }) => at)).size);
    }));

  it('[CT-07] page whose HTML would lose content: refused, with the block’s name', async () => {
    for (const html of [
      '<img src=x onerror=alert(1)>',
      '<p style="color:red">Oui</p>',
      '<a href="javascript:x">x</a>',
    ]) {
      const { status, body } = await operate('POST', '/page', {
        ...PAGE_OF_BLOCKS,
        blocks: [{ type: 'html', html }],
      });
      expect([html, status, body]).toMatchObject([html, 400, { errors: { 'blocks.0.html': 'not_allowed' } }]);
    }
  });

  it('[CT-07] stored page with hostile HTML: the back office never sends it', () =>
    withPage(PAGE_OF_BLOCKS, async (id) => {
      const html = '<img src=x onerror=alert(1)><p style="color:red">Oui</p>';
      await backoffice.db
        .updateTable('content_translation')
        .set({ data: JSON.stringify({ ...PAGE_OF_BLOCKS, blocks: [{ type: 'html', html }] }) })
        .where('content_id', '=', id)
        .execute();
      const response = await fetch(`${backoffice.url}/api/v1/page/${id}?site_id=1&lang=fr&sales_plan_id=1`);
      expect(((await response.json()) as { blocks: unknown }).blocks).toEqual([
        { type: 'html', html: '<p>Oui</p>' },
      ]);
    }));

  it('[CT-07] response with hostile HTML: the storefront sanitises it again', () =>
    withPage(PAGE_OF_BLOCKS, async (id) => {
      const page = await responseOf(id);
      const html = '</div></main><form action="https://evil.example"><p onclick="x()">Reste</p><h1>Gros</h1>';
      relay.refuse = ({ url }) =>
        url.startsWith(`/api/v1/page/${id}?`)
          ? { status: 200, body: JSON.stringify({ ...page, blocks: [{ type: 'html', html }] }) }
          : undefined;
      const { html: written, main, headings } = await readPage(shop.app, '/une-page-de-blocs');
      expect(main.text).toContain('Reste');
      expect(written).not.toMatch(/evil\.example|onclick/);
      expect(headings).toEqual(['Une page de blocs']);
    }));

  describe('page by its number', () => {
    const DRAFT = { ...PAGE_OF_BLOCKS, published_at: '2999-01-01' };

    it('[CT-06, RT-45] published: shown to all, not cached', () =>
      withPage(PAGE_OF_BLOCKS, async (id) => {
        for (const path of [`/preview/${id}`]) {
          const page = await readPage(shop.app, path);
          expect([page.status, page.headings]).toEqual([200, ['Une page de blocs']]);
          expect(page.headers['cache-control']).toContain('no-store');
          expect(page.headers['x-robots-tag']).toBe('noindex,nofollow');
          expect(page.robots).toContain('noindex');
          expect(page.main.links).toContain('/une-page-de-blocs');
        }
      }));

    it('[CT-06] unpublished: shown with its token, marked as a draft', () =>
      withPage(DRAFT, async (id) => {
        const token = signPreviewToken(id, PREVIEW_SECRET);
        const page = await readPage(shop.app, `/preview/${id}?token=${token}`);
        expect([page.status, page.headings]).toEqual([200, ['Une page de blocs']]);
        expect(page.main.text).toContain('Brouillon');
        expect(page.headers['cache-control']).toContain('no-store');
        expect(page.headers['x-robots-tag']).toBe('noindex,nofollow');
        expect((await readPage(shop.app, '/une-page-de-blocs')).status).toBe(404);
        expect((await readPage(shop.app, '/sitemap-1.xml')).html).not.toContain('une-page-de-blocs');
      }));

    it('[CT-06] missing, foreign or expired token: 404', () =>
      withPage(DRAFT, async (id) => {
        const anHourAgo = Date.now() - 3_600_000;
        for (const query of [
          '',
          '?token=',
          '?token=x',
          '?token=%00',
          `?token=${signPreviewToken(id + 1, PREVIEW_SECRET)}`,
          `?token=${signPreviewToken(id, 'another secret')}`,
          `?token=${signPreviewToken(id, PREVIEW_SECRET, anHourAgo)}`,
        ]) {
          const page = await readPage(shop.app, `/preview/${id}${query}`);
          expect([query, page.status, page.headers['cache-control']]).toEqual([
            query,
            404,
            'private, no-store',
          ]);
        }
      }));

    it('[CT-06] page for professionals: shown too, since a preview is for its editor', () =>
      withPage({ ...PAGE_OF_BLOCKS, exist_in: [2, 3] }, async (id) => {
        expect((await readPage(shop.app, `/preview/${id}`)).status).toBe(200);
      }));

    it.each([
      '/preview/abc',
      '/preview/1a',
      '/preview/-1',
      '/preview/0',
      '/preview/999999999',
      '/preview/1.5',
    ])('[RT-45] %s: no page', async (path) => {
      expect((await readPage(shop.app, path)).status).toBe(404);
    });
  });
});
