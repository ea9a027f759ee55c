import { expect, type Page } from '@playwright/test';
import { hasAllLooks } from '#tests/support/looks.ts';
import { unsignedToken } from '#tests/support/unsigned-token.ts';
import { MEASURED_URL, SITE_URL } from './support/addresses.ts';
import { examplesOf, PAGE_GROUPS } from './support/example-pages.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const CONTAINER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST';
const TAG_MANAGER = /^request to https:\/\/www\.googletagmanager\.com$/;
/** About sixty pages, one after the other. */
const EVERY_PAGE_MS = 240_000;
/** Every n-th kind of page in the short form. */
const EVERY = 16;
const QUESTION = 'Votre choix d’abord';

/** Responds instead of the tag manager, and records requests to other hosts. */
async function watchOutside(page: Page, site: string): Promise<string[]> {
  const outside: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site) && !url.startsWith('data:')) outside.push(url);
  });
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true;' }),
  );
  return outside;
}

const layerOf = (page: Page) =>
  page.evaluate(() => (window as Window & { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);
const question = (page: Page) => page.getByRole('region', { name: QUESTION });

test.describe('site without third-party services', () => {
  test('[TP-02] shows no consent dialog, and sends no request to other hosts', async ({ page }) => {
    const outside = await watchOutside(page, SITE_URL);
    for (const path of [
      '/',
      '/nos-produits/chauffage-electrique',
      '/produit/lame',
      '/recherche?q=radiateur',
    ]) {
      await openPage(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    expect(outside).toEqual([]);
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Choix des cookies' })).toHaveCount(0);
  });
});

test.describe('site with a tag manager', () => {
  test.use({ ownOrigin: MEASURED_URL });

  test('[TP-02] before consent and after a refusal: no request to other hosts', async ({ page }) => {
    const outside = await watchOutside(page, MEASURED_URL);
    await openPage(page, `${MEASURED_URL}/`);
    await expect(question(page)).toBeVisible();
    expect(await findAxeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tout refuser' }).click();
    await expect(question(page)).toHaveCount(0);
    await openPage(page, `${MEASURED_URL}/produit/lame`);
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toHaveCount(0);
    expect(outside).toEqual([]);
    expect(await layerOf(page)).toEqual([]);
  });

  test('[TP-02] every kind of page without a choice: no request to other hosts', async ({
    page,
    complaints,
  }) => {
    test.setTimeout(EVERY_PAGE_MS);
    complaints.allow(/status of 404/);
    const outside = await watchOutside(page, MEASURED_URL);
    const kinds = new Set<string>();
    for (const [index, group] of PAGE_GROUPS.filter(({ name }) => name !== 'maintenance').entries()) {
      if (!hasAllLooks && index % EVERY !== 0) continue;
      // Some kinds exist in one language only, so each is tested once.
      const [example] = kinds.has(group.name) ? [] : await examplesOf(group);
      if (!example) continue;
      kinds.add(group.name);
      const { pathname, search } = new URL(example.path);
      await openPage(page, MEASURED_URL + pathname + search);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(outside, group.name).toEqual([]);
    }
    expect(kinds.size).toBeGreaterThan(hasAllLooks ? 50 : 5);
  });

  test('[TP-02] after consent: loads the tag manager, and reports each page without its query', async ({
    page,
    complaints,
  }) => {
    complaints.allow(TAG_MANAGER);
    const outside = await watchOutside(page, MEASURED_URL);
    await openPage(page, `${MEASURED_URL}/?source=mail`);
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    await expect.poll(() => outside).toEqual([CONTAINER]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
    await expect
      .poll(async () => (await layerOf(page)).filter(({ event }) => event === 'page_view'))
      .toEqual([
        { event: 'page_view', page: 'index', path: '/', audience: 'part', language: 'fr' },
        { event: 'page_view', page: 'cms', path: '/mentions-legales', audience: 'part', language: 'fr' },
      ]);
    expect(outside).toEqual([CONTAINER]);
  });

  test('[TP-02] choice: stored with its date, and revoked in the footer', async ({ page, complaints }) => {
    complaints.allow(TAG_MANAGER);
    const outside = await watchOutside(page, MEASURED_URL);
    await openPage(page, `${MEASURED_URL}/`);
    await page.getByRole('button', { name: 'Choisir' }).click();
    await expect(
      page.getByText('Destinataire : Google Ireland Limited, Dublin (Irlande).').first(),
    ).toBeVisible();
    await page.getByRole('switch', { name: 'Mesure' }).check();
    const recorded = page.waitForResponse(/\/api\/v1\/consent\?/);
    await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
    expect((await recorded).status()).toBe(200);
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'consent');
    expect(cookie?.value).toMatch(/^1\.\d{4}-\d\d-\d\d\.measurement\.[\w-]{22}$/);
    await page.getByRole('button', { name: 'Choix des cookies' }).click();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeFocused();
    await expect(page.getByText(/^Votre dernier choix date du \d/)).toBeVisible();
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Tout refuser' }).click(),
    ]);
    await page.waitForLoadState('networkidle');
    expect(outside).toEqual([CONTAINER]);
    expect(await layerOf(page)).toEqual([]);
  });

  test('[TP-04] logged-in customer: the data layer has the hash of the email, never the email', async ({
    page,
    complaints,
  }) => {
    complaints.allow(TAG_MANAGER);
    await watchOutside(page, MEASURED_URL);
    await page.context().addCookies(
      Object.entries({
        jwt_token: unsignedToken(),
        email: 'Marie@atre.example',
        consent: '1.2026-11-21.measurement',
      }).map(([name, value]) => ({ name, value, url: MEASURED_URL })),
    );
    await openPage(page, `${MEASURED_URL}/`);
    await expect
      .poll(async () => (await layerOf(page)).find(({ event }) => event === 'customer'))
      .toEqual({
        event: 'customer',
        email_sha256: '55a5545e33e9cc55443468dcbcb6caf2bc21772d93812cbbc8bc57d8d74d14b3',
      });
    expect(JSON.stringify(await layerOf(page))).not.toContain('marie');
  });
});
