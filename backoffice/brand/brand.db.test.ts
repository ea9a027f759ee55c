import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Brand } from '#shared/contract/brand.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import type { Site } from '#shared/contract/site.ts';

const OTHER: Brand = {
  name: 'Lampadaire & Fils',
  professional_name: 'Lampadaire Pro',
  phone: '01 99 00 12 34',
  founded: null,
  logo: null,
  icon: null,
  colours: {
    paper: '#ffffff',
    plaster: '#eeeeee',
    stone: '#cccccc',
    ink: '#102030',
    accent: '#0b5394',
    accent_dark: '#073763',
    accent_light: '#9fc5e8',
    trade: '#38761d',
    trade_dark: '#274e13',
  },
  typeface: 'system',
  texts: { fr: { 'footer.line': 'Des lampes, depuis toujours' }, en: {} },
  features: [],
};

describe('brand of a site', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const readSite = async () => ((await api.get('/site')).body as { items: [Site] }).items[0];
  const put = (change: object) =>
    api
      .operate('GET', '/site/record/1')
      .then(({ body }) => api.operate('PUT', '/site', { ...(body as object), ...change }));
  const file = async (name: string, folder?: string) => {
    const { brand_files: present } = await readSite();
    const response = await fetch(`${api.url}${folder ?? present}${name}`);
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('site read and written back: is accepted unchanged', async () => {
    const before = await readSite();
    expect((await put({})).status).toBe(200);
    expect(await readSite()).toEqual(before);
  });

  it('brand set by an operator: is shown, and its files have a new address', async () => {
    const before = await readSite();
    expect((await put({ brand: OTHER })).status).toBe(200);
    const after = await readSite();
    expect(after.brand).toEqual(OTHER);
    expect(after.brand_files).not.toBe(before.brand_files);
    const former = await file('site.fr.webmanifest', before.brand_files);
    expect(JSON.parse(former.bytes.toString())).toMatchObject({ name: OTHER.name });
    expect(former.response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it.each([
    ['icon-192.png', 'png', 192, 192],
    ['icon-maskable-512.png', 'png', 512, 512],
    ['apple-touch-icon.png', 'png', 180, 180],
    ['share.jpg', 'jpeg', 1200, 630],
    ['favicon.svg', 'svg', 96, 96],
  ] as const)(
    '%s of a brand without drawings: shows its name in its colours',
    async (name, format, width, height) => {
      await put({ brand: OTHER });
      const { response, bytes } = await file(name);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height });
      // Something is drawn on the background.
      const { channels } = await sharp(bytes).flatten().stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
    },
  );

  it('style sheet: sets the colours and typefaces of the brand, and the colours of the shop’s products', async () => {
    await put({ brand: OTHER });
    const { bytes } = await file('theme.css');
    expect(bytes.toString()).toMatch(/^:root\{--paper:#ffffff;.*--ember:#0b5394;.*--title:system-ui.*\}\n/);
    await put({ brand: { ...OTHER, colours: null, typeface: 'standard' } });
    const standard = (await file('theme.css')).bytes.toString();
    expect(standard).not.toContain(':root');
    expect(standard).toContain('.colour-sapin{--swatch:#2c4a3f;--tone:#34574a;--drawing-line:#12211b}');
  });

  it.each([
    ['a name without visible text', { name: ' ' }, 'brand.name'],
    [
      'a colour with more than its six digits',
      { colours: { ...OTHER.colours, ink: '#000000;}' } },
      'brand.colours.ink',
    ],
    [
      'a drawing with markup',
      { logo: { box: [0, 0, 1, 1], paths: [{ d: 'M0 0"/><script>', fill: 'text' }] } },
      'brand.logo.paths.0.d',
    ],
  ])('%s: is refused at its field', async (_case, change, field) => {
    const { status, body } = await put({ brand: { ...OTHER, ...change } });
    expect(status).toBe(400);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});
