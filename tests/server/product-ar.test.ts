import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import frenchAr from '#locales/ar.fr.json' with { type: 'json' };
import { MODEL_STYLE_HASH } from '#server/http/security-headers.ts';
import type { Product } from '#shared/contract/product.ts';
import { readPage, tags } from '#tests/support/read-page.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const SITE = 'http://localhost:3000';
const BACK_OFFICE = process.env['TEST_BACKOFFICE_URL'] ?? '';

let app: RequestListener;
let relay: Relay;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
  relay = await startRelay();
});
afterAll(() => relay.close());

async function goesTo(path: string): Promise<[status: number, location: string | undefined]> {
  const { status, headers } = await readPage(app, path);
  return [status, headers['location']];
}

/** A storefront whose back office returns another model for a product, or none. */
async function storefrontWhere(
  slug: string,
  change: (product: Product) => Product,
): Promise<RequestListener> {
  const common = 'site_id=1&lang=fr&sales_plan_id=1';
  const { body: entity } = await request(BACK_OFFICE).get(
    `/api/v1/url/entity?entity_type=product&slug=${slug}&${common}`,
  );
  const path = `/api/v1/product/${(entity as { entity: { id: number } }).entity.id}?`;
  const { body: product } = await request(BACK_OFFICE).get(path + common);
  const body = JSON.stringify(change(product as Product));
  relay.refuse = ({ url }) => (url.startsWith(path) ? { status: 200, body } : undefined);
  return (await createTestStorefront({ backofficeUrl: relay.url })).app;
}

/** The data that the page passes to its scripts. */
function dataOf(html: string): Record<string, unknown> {
  const state = /<script[^>]*type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(state) as { page: { outcome: { data: Record<string, unknown> } } }).page.outcome.data;
}

async function modesOn(site: RequestListener): Promise<unknown> {
  return dataOf((await readPage(site, '/ar/produit/lame')).html)['modes'];
}

describe('augmented-reality page of a product', () => {
  it.each([
    ['/ar/produit/lame', 'fr', 'Retour : Lame', '/produit/lame'],
    ['/en/ar/product/lame', 'en', 'Back to Lame', '/en/product/lame'],
    ['/pro/ar/produit/lame', 'fr', 'Retour : Lame', '/pro/produit/lame'],
    ['/en/pro/ar/product/lame', 'en', 'Back to Lame', '/en/pro/product/lame'],
  ])(
    '[RT-36] %s: exists in %s, not indexed and without canonical link',
    async (path, language, back, product) => {
      const page = await readPage(app, path);
      expect([page.status, page.lang, page.headings]).toEqual([200, language, ['Lame']]);
      expect([page.robots, page.canonical, page.alternates]).toEqual(['noindex,follow', undefined, {}]);
      expect(page.text).toContain(back);
      expect(page.main.links).toContain(product);
      const untranslated = Object.keys(frenchAr).filter((id) => page.text.includes(id));
      expect(untranslated).toEqual([]);
    },
  );

  it('[PR-04] sizes that differ in depth only: names that of the model, with its connections', async () => {
    const { main } = await readPage(app, '/ar/produit/brasier');
    const words = main.text.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Profondeur 340 mm');
    expect(words).toContain('Cotes en millimètres, Brasier 28 kW.');
    expect(words).toContain('Gaz G 3/4');
    expect(words).toContain('Dégagements à respecter');
  });

  it('[PR-04] without scripts: picture, dimensions, button and drawing', async () => {
    const { html, main } = await readPage(app, '/ar/produit/lame');
    expect(tags(html, 'img')[0]).toMatchObject({
      alt: expect.stringContaining('brique'),
      fetchpriority: 'high',
    });
    for (const measure of ['1 200 mm', '580 mm', '105 mm']) {
      expect(main.text.replaceAll('\u00a0', ' ')).toContain(measure);
    }
    const launch = /<button[^>]*>[^<]*accrocher à mon mur/.exec(html.replaceAll(/<svg.*?<\/svg>/gs, ''))?.[0];
    expect(launch).toContain('disabled');
    expect(tags(html, 'svg').some((svg) => svg['aria-label']?.startsWith('Plan coté de Lame'))).toBe(true);
    expect(html).not.toMatch(/\sstyle="|<style|<model-viewer/);
  });

  it.each([
    ['/ar/produit/lame', SITE],
    ['/en/pro/ar/product/lame', 'https://www.atre.example'],
    ['/en/ar/product/lame?ref=AT-LAM-1500-SA', 'https://www.atre.example'],
  ])('[PR-04] %s: shows its own address on %s as QR code and text', async (path, publicUrl) => {
    const { app: site } = await createTestStorefront({ env: { PUBLIC_URL: publicUrl } });
    const { html, main } = await readPage(site, path);
    expect(readQrCode(html)).toBe(publicUrl + path);
    // Its lines may break after slashes.
    expect(main.text.replaceAll('/ ', '/')).toContain(publicUrl + path);
  });

  it('[PR-04] QR code: contains no personal data and no unknown parameters', async () => {
    const { html } = await readPage(app, '/ar/produit/lame?utm_source=mail&email=a%40b.example', {
      cookie: 'email=a@b.example',
    });
    expect(readQrCode(html)).toBe(`${SITE}/ar/produit/lame`);
  });

  it('[PR-04] colour in the address: selects picture, model and the file for phones', async () => {
    const { html, main } = await readPage(app, '/ar/produit/lame?ref=AT-LAM-2000-SA');
    expect(tags(html, 'img')[0]?.['alt']).toMatch(/, sapin$/);
    expect(dataOf(html)).toMatchObject({ chosen: 'sapin', placement: 'wall' });
    const views = dataOf(html)['views'] as { colour: string; glb: string; usdz: string; query: string }[];
    for (const { colour, glb, usdz } of views) {
      expect(glb).toMatch(new RegExp(`^/media/models/lame-${colour}-[\\da-f]+\\.glb$`));
      expect(usdz).toMatch(new RegExp(`^/media/models/lame-${colour}-[\\da-f]+\\.usdz$`));
    }
    expect(main.links).toContain('/produit/lame?ref=AT-LAM-2000-SA');
    expect(main.links).toContain('/ar/produit/lame?ref=AT-LAM-1500-LI');
  });

  it('[PR-04] Scene Viewer: offered only on public HTTPS, where it can fetch the model', async () => {
    const secure = await createTestStorefront({ env: { PUBLIC_URL: 'https://www.atre.example' } });
    expect(await modesOn(app)).toBe('webxr quick-look');
    expect(await modesOn(secure.app)).toBe('webxr scene-viewer quick-look');
  });

  it('[RT-36] unknown product, or one without a model: 404', async () => {
    const without = await storefrontWhere('lame', (product) => ({ ...product, ar: null }));
    expect((await readPage(without, '/ar/produit/lame')).status).toBe(404);
    for (const path of ['/ar/produit/inconnu', '/en/ar/product/unknown', '/ar/produit/Lame', '/ar/produit']) {
      expect([path, (await readPage(app, path)).status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['/ar/produit/trumeau', 301, '/ar/signature/produit/trumeau'],
    ['/en/ar/product/trumeau?ref=AT-TRU-1800-PC', 301, '/en/ar/signature/product/trumeau?ref=AT-TRU-1800-PC'],
    ['/ar/signature/produit/lame', 301, '/ar/produit/lame'],
    ['/en/pro/ar/signature/product/lame', 301, '/en/pro/ar/product/lame'],
    ['/ar/produit/sas', 302, '/pro/ar/produit/sas'],
    ['/ar/produit/lame/', 301, '/ar/produit/lame'],
  ])('[RT-36, RT-37] %s: status %i, redirect to %s', async (path, status, right) => {
    expect(await goesTo(path)).toEqual([status, right]);
  });

  it('[PR-02, PR-04] product with a model: links to it in the selected colour', async () => {
    const { main } = await readPage(app, '/en/product/lame?ref=AT-LAM-1500-LI');
    expect(main.links).toContain('/en/ar/product/lame?ref=AT-LAM-1500-LI');
    expect(main.text).toContain('See it at home');
    const without = await storefrontWhere('lame', (product) => ({ ...product, ar: null }));
    expect((await readPage(without, '/produit/lame')).text).not.toContain('Voir chez vous');
  });
});

describe('augmented-reality page of the signature line', () => {
  const model = { glb: 'models/a.glb', usdz: 'models/a.usdz', poster: null, placement: 'wall' as const };
  const withModel = () =>
    storefrontWhere('trumeau', (product) => ({
      ...product,
      ar: { ...model, dimensions: { w: 600, h: 1850, d: 90 }, variants: [] },
    }));

  it('[RT-37, PR-05] own address, in the dark theme with its own logo', async () => {
    const site = await withModel();
    const page = await readPage(site, '/ar/signature/produit/trumeau');
    expect([page.status, page.headings, page.robots, page.canonical]).toEqual([
      200,
      ['Trumeau'],
      'noindex,follow',
      undefined,
    ]);
    expect(page.html).toContain('data-theme="signature"');
    expect(readQrCode(page.html)).toBe(`${SITE}/ar/signature/produit/trumeau`);
    expect(page.links).toContain('/en/ar/signature/product/trumeau');
    expect(page.links).toContain('/pro/ar/signature/produit/trumeau');
    expect(page.main.links).toContain('/signature/produit/trumeau');
    expect(page.breadcrumb.slice(-2)).toEqual(['Trumeau', 'Chez vous']);
  });

  it('[RT-37, PR-02] its product: links to it', async () => {
    const { main } = await readPage(await withModel(), '/signature/produit/trumeau?ref=AT-TRU-1800-PC');
    expect(main.links).toContain('/ar/signature/produit/trumeau?ref=AT-TRU-1800-PC');
  });
});

describe('permissions of the augmented-reality page', () => {
  const AR = '/ar/produit/lame';

  it('[GD-04, PR-04] only this page: may use XR, WebAssembly and the viewer’s style', async () => {
    const [ar, usual] = [await readPage(app, AR), await readPage(app, '/produit/lame')];
    expect(ar.headers['permissions-policy']).toBe(
      'camera=(self), geolocation=(self), xr-spatial-tracking=(self)',
    );
    const [wide, strict] = [ar, usual].map(({ headers }) =>
      (headers['content-security-policy'] ?? '').split(';'),
    );
    expect(wide?.filter((directive) => !strict?.includes(directive))).toEqual([
      `style-src 'self' ${MODEL_STYLE_HASH}`,
      "img-src 'self' data: blob:",
    ]);
    expect(wide?.map((directive) => directive.split(' ')[0])).toEqual(
      strict?.map((directive) => directive.split(' ')[0]),
    );
  });

  it.each([
    '/',
    '/en/pro',
    '/produit/lame',
    '/signature/produit/trumeau',
    '/nos-produits/chauffage-electrique',
    '/recherche?q=lame',
    '/mentions-legales',
    '/ar/produit/inconnu',
    '/ar/produit/trumeau',
    '/robots.txt',
    '/api/v1/site?site_id=1',
  ])('[GD-04] %s: keeps the strict policy', async (path) => {
    const { headers } = await request(app).get(path);
    expect(headers['permissions-policy']).toBe('camera=(self), geolocation=(self)');
    expect(headers['content-security-policy']).not.toMatch(/blob:|sha256|wasm|unsafe/);
  });

  it('[TP-05] models: allowed from the configured media storage', async () => {
    const { app: site } = await createTestStorefront({ env: { MEDIA_URL: 'https://media.atre.example/v2' } });
    const { headers, html } = await readPage(site, AR);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://media.atre.example;");
    expect(html).toContain('https://media.atre.example/v2/models/lame-');
  });

  it('allowed style hash: that of model-viewer', () => {
    const template = readFileSync('node_modules/@google/model-viewer/lib/template.js', 'utf8');
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(template) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(MODEL_STYLE_HASH).toBe(`'sha256-${hash}'`);
  });
});
