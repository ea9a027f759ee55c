import { setTimeout } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { findChromium } from '#scripts/ensure-chromium.ts';
import { SITE_URL } from './support/addresses.ts';
import { isSameDocument, markDocument, openPage, waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const CATEGORY = '/nos-produits/chauffage-electrique';
const CONTACT = '/aide-contact';
/** Longer than a pointer must rest; requests follow at once. */
const WELL_RESTED_MS = 500;
/** The network is idle after this time without a new request. */
const QUIET_MS = 300;
const isPageCode = (path: string) => /\/assets\/.*-page-[\w-]{7}\.js$/.test(path);
const isAsked = (path: string) => path.endsWith('.js') || path.startsWith('/api/v1/');

/** Requests of the page that may belong to another page, by path. */
function listAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isAsked(pathname)) asked.push(pathname);
  });
  return asked;
}

function areLoaded(paths: string[]): boolean {
  const entries = performance.getEntriesByType('resource');
  const loaded = new Set(entries.map(({ name }) => new URL(name).pathname));
  return paths.every((path) => loaded.has(path));
}

/** Waits until each of these has a response and no other follows. */
async function waitForQuiet(page: Page, asked: string[]): Promise<void> {
  let seen = -1;
  while (seen !== asked.length) {
    seen = asked.length;
    await setTimeout(QUIET_MS);
    await expect.poll(() => page.evaluate(areLoaded, asked)).toBe(true);
  }
}

/** Opens a page and waits for its prefetch, which starts in an idle moment. */
async function openWatching(page: Page, path: string): Promise<string[]> {
  const asked = listAsked(page);
  await openPage(page, path);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await waitForQuiet(page, asked);
  asked.length = 0;
  return asked;
}

function linkTo(page: Page, path: string): Locator {
  return page.locator(`a[href="${path}"]:visible`).first();
}

async function writeLink(page: Page, href: string): Promise<Locator> {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = 'A link that an editor wrote';
    document.querySelector('main')?.prepend(link);
  }, href);
  return page.locator(`main > a[href="${href}"]`);
}

test.describe('link about to be followed', () => {
  test('resting pointer: code and data of its page are prefetched, and not requested again by the click', async ({
    page,
  }) => {
    const asked = await openWatching(page, '/');
    await markDocument(page);
    const link = await writeLink(page, CATEGORY);
    await link.hover();
    await expect.poll(() => asked).toContainEqual(expect.stringContaining('/assets/category-page-'));
    await expect.poll(() => asked).toContain('/api/v1/product');
    await waitForQuiet(page, asked);
    const before = asked.length;
    await link.click();
    await expect(page).toHaveURL(CATEGORY);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForQuiet(page, asked);
    expect(asked.slice(before)).toEqual([]);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('resting keyboard focus: the same', async ({ page }) => {
    const asked = await openWatching(page, '/');
    await (await writeLink(page, CONTACT)).focus();
    await expect.poll(() => asked.filter(isPageCode)).toHaveLength(1);
  });

  test('touch: prefetches at once', async ({ page }) => {
    const asked = await openWatching(page, '/');
    await (await writeLink(page, CONTACT)).dispatchEvent('pointerdown', { button: 0, pointerType: 'touch' });
    await expect.poll(() => asked.filter(isPageCode)).toHaveLength(1);
  });

  test('passing pointer: prefetches nothing', async ({ page }) => {
    const asked = await openWatching(page, '/');
    const link = await writeLink(page, CONTACT);
    await link.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await page.waitForTimeout(WELL_RESTED_MS);
    expect(asked).toEqual([]);
  });

  test('prefetched data: expire after a while', async ({ page }) => {
    const asked = await openWatching(page, '/');
    await page.clock.install();
    const link = await writeLink(page, CONTACT);
    await link.hover();
    await page.clock.fastForward(WELL_RESTED_MS);
    await expect.poll(() => asked.filter(isPageCode)).toHaveLength(1);
    await setTimeout(WELL_RESTED_MS);
    const read = asked.filter((path) => path.startsWith('/api/v1/'));
    await page.clock.fastForward(11_000);
    await link.click();
    await expect(page).toHaveURL(CONTACT);
    await setTimeout(WELL_RESTED_MS);
    expect(asked.filter((path) => path.startsWith('/api/v1/'))).toEqual([...read, ...read]);
  });

  test('failed prefetch: leaves the page unchanged, and the visit requests the code again', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await openWatching(page, '/');
    await markDocument(page);
    const failed: string[] = [];
    await page.route(/\/assets\/contact-page-.*\.js$/, async (route) => {
      failed.push(route.request().url());
      await route.abort();
    });
    const link = await writeLink(page, CONTACT);
    await link.hover();
    await expect.poll(() => failed).toHaveLength(1);
    await page.waitForTimeout(WELL_RESTED_MS);
    expect(await isSameDocument(page)).toBe(true);
    await page.unroute(/\/assets\/contact-page-.*\.js$/);
    await link.click();
    await expect(page).toHaveURL(CONTACT);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => failed).toHaveLength(1);
  });
});

test.describe('no prefetch', () => {
  for (const [what, href] of [
    ['a page behind the login', '/mon-compte'],
    ['a document of an order', '/ma-commande/facture/CD-018402'],
    ['a file', '/media/documents/notice.pdf'],
    ['a draft', '/preview/1'],
    ['a page with headers of its own', '/ar/produit/sas'],
    ['the other language', '/en/help-contact'],
    ['the page itself', '/'],
    ['another site', 'https://www.example.org/aide-contact'],
  ] as const)
    test(`for ${what}`, async ({ page }) => {
      const asked = await openWatching(page, '/');
      await (await writeLink(page, href)).hover();
      await page.waitForTimeout(WELL_RESTED_MS);
      expect(asked).toEqual([]);
    });

  for (const [what, connection] of [
    ['asks to be spared', { saveData: true }],
    ['has a slow line', { saveData: false, effectiveType: '2g' }],
  ] as const)
    test(`for a visitor who ${what}`, async ({ context, page }) => {
      await context.addInitScript((hint) => {
        Object.defineProperty(navigator, 'connection', { value: hint });
      }, connection);
      const asked = listAsked(page);
      await openPage(page, '/');
      await waitForQuiet(page, asked);
      expect(asked.filter((path) => path.includes('prefetch'))).toEqual([]);
      const before = asked.length;
      await linkTo(page, CONTACT).hover();
      await page.waitForTimeout(WELL_RESTED_MS);
      expect(asked.slice(before)).toEqual([]);
    });
});

/**
 * State of a page after it is shown again, and the browser's reasons if it was not in the back/forward
 * cache, read from another tab.
 */
type Shown = { path: string; isFromCache: boolean; places: string; reasons: unknown };

function noteShown(): void {
  window.addEventListener('pageshow', ({ persisted: isFromCache }) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { notRestoredReasons: reasons = null } = navigation as { notRestoredReasons?: unknown };
    // After the page's own listeners.
    window.setTimeout(() => {
      const shown: Shown = {
        path: location.pathname,
        isFromCache,
        places: history.scrollRestoration,
        reasons,
      };
      localStorage.setItem('shown', JSON.stringify(shown));
    });
  });
}

test('back/forward cache: stores a page that is left, and scroll positions are restored', async ({
  playwright,
}) => {
  const browser = await playwright.chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const context = await browser.newContext({ baseURL: SITE_URL });
  const reader = await context.newPage();
  await reader.goto('/robots.txt');
  const read = async () =>
    JSON.parse((await reader.evaluate(() => localStorage.getItem('shown'))) ?? 'null') as Shown | null;
  await context.addInitScript(noteShown);
  const page = await context.newPage();
  await openPage(page, CATEGORY);
  await page.evaluate(() => location.assign('/en/help-contact'));
  await expect.poll(read).toMatchObject({ path: '/en/help-contact', isFromCache: false });
  await waitForHydration(page);
  await page.evaluate(() => history.back());
  await expect.poll(read).toEqual({ path: CATEGORY, isFromCache: true, places: 'manual', reasons: null });
  await browser.close();
});
