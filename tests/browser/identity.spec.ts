import { expect, type Page } from '@playwright/test';
import { SITE_URL } from './support/addresses.ts';
import { holdResponses } from './support/hold-responses.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

/** Width that Lighthouse uses. */
const TELEPHONE = { width: 412, height: 823 };
const MAX_SHIFT = 0.02;
const MAX_FONT_BYTES = 70_000;

test('typefaces: served by the site, and small', async ({ page }) => {
  await openPage(page, '/');
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return {
      loaded: [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family),
      files: performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.endsWith('.woff2'))
        .map((entry) => ({ url: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    };
  });
  const named = fonts.loaded.map((family) => family.replaceAll('"', ''));
  // Fallback fonts are the system's.
  const families = new Set(named.filter((family) => !family.endsWith('stand-in')));
  expect([...families].toSorted()).toEqual(['Bricolage Atre', 'Instrument Atre']);
  expect(fonts.files).toHaveLength(2);
  for (const { url } of fonts.files) expect(new URL(url).origin).toBe(SITE_URL);
  expect(fonts.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(MAX_FONT_BYTES);
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Bricolage Atre');
});

/** The fonts used for an element's text, by the DevTools protocol. */
async function drawnWith(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName, isCustomFont }) => `${familyName}, ${isCustomFont ? 'ours' : 'not ours'}`);
}

test('names with Latin characters beyond Latin-1: drawn in the site’s own typefaces', async ({ page }) => {
  await openPage(page, '/');
  await page.evaluate(async () => {
    const name = 'ŁÓDŹ Ďáblice Ağaoğlu Ștefănescu Ÿ ẞ';
    const add = (tag: string, id: string) => {
      const element = document.createElement(tag);
      element.id = id;
      element.textContent = name;
      document.querySelector('main')?.prepend(element);
    };
    add('p', 'name-in-text');
    add('h2', 'name-in-title');
    await document.fonts.load('400 16px "Instrument Atre"', name);
    await document.fonts.load('540 32px "Bricolage Atre"', name);
    await document.fonts.ready;
  });
  for (const [selector, family] of [
    ['#name-in-text', 'Instrument Sans'],
    ['#name-in-title', 'Bricolage Grotesque'],
  ] as const) {
    const faces = await drawnWith(page, selector);
    expect(faces.length, selector).toBeGreaterThan(0);
    for (const face of faces) expect(face).toMatch(new RegExp(`^${family}.*, ours$`));
  }
});

test('home, category and product: no layout shift while loading, on phone and desktop', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    for (const path of [
      '/',
      '/pro',
      '/nos-produits/chauffage-electrique',
      '/produit/lame',
      '/signature/produit/trumeau',
    ]) {
      await openPage(page, path);
      expect(await layoutShift(page), `${path} at ${size.width} px`).toBeLessThan(MAX_SHIFT);
    }
  }
});

for (const path of ['/', '/en', '/nos-produits/chauffage-electrique', '/en/product/lame']) {
  test(`title of ${path}: has the same size before and after its typeface loads`, async ({ page }) => {
    const letFontsCome = await holdResponses(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const heights = async () => {
      const measured: number[] = [];
      for (const size of [TELEPHONE, DESKTOP]) {
        await page.setViewportSize(size);
        measured.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? 0);
      }
      return measured;
    };
    const before = await heights();
    letFontsCome();
    await page.waitForFunction(() => document.fonts.check("540 20px 'Bricolage Atre'"));
    const after = await heights();
    expect(Math.min(...after)).toBeGreaterThan(20);
    expect(before.map((height, index) => Math.round(height - (after[index] ?? 0)))).toEqual([0, 0]);
  });
}

test('[PR-02] printed product: with the logo, without navigation, in black on white', async ({ page }) => {
  await openPage(page, '/produit/lame');
  await page.emulateMedia({ media: 'print' });
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('img', { name: 'Âtre' })).toBeVisible();
  await expect(banner.getByRole('search')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  for (const navigation of await page.locator('nav').all()) await expect(navigation).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Caractéristiques, Lame' })).toBeVisible();
  await expect(page.getByText('Réf. AT-LAM-1500-BR')).toBeVisible();
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.length).toBeGreaterThan(5000);
});

/** Layout shift since the document began, after fonts and all other resources have loaded. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    return shift;
  });
}
