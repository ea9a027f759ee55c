import { expect, type Page, type Request } from '@playwright/test';
import { enter } from './support/enter.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PROFESSIONAL = 'pro@atre.example';
const LIST = '/nos-produits/ventilation';
const CONTACT = '/contact?subject=other';
const PDF = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 plan\n%%EOF\n') };

/** Console messages of the browser for a missing module, and for a refused form with 422. */
const EXPECTED = /status of (?:404|422)|dynamically imported module/;

/**
 * Responds to files of code with 404, as a server with a newer build does; while `isBack` returns true, the
 * files exist again, like those of the new document.
 */
async function removeCode(page: Page, names: readonly string[], isBack = () => false): Promise<void> {
  const files = new RegExp(`/assets/(?:${names.join('|')})-[\\w-]{7}\\.js$`);
  await page.unrouteAll();
  await page.route(files, (route) =>
    isBack() ? route.fallback() : route.fulfill({ status: 404, body: 'Not Found' }),
  );
}

/** Documents requested from now on, as path and query. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(pathOf(request));
  });
  return documents;
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link');

test.beforeEach(({ complaints }) => complaints.allow(EXPECTED));

test('[ER-08] link whose page code is missing: the target is opened as a document', async ({ page }) => {
  for (const code of ['product-page', 'product-load', 'products\\.fr']) {
    await openPage(page, '/');
    const documents = watchDocuments(page);
    await removeCode(page, [code], () => documents.length > 0);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/produit/lame?ref=AT-LAM-001#dimensions';
      link.textContent = 'Lame';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'Lame', exact: true }).click();
    await expect(page, code).toHaveURL('/produit/lame?ref=AT-LAM-001#dimensions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lame');
    await page.waitForLoadState('networkidle');
    expect([code, documents]).toEqual([code, ['/produit/lame?ref=AT-LAM-001']]);
  }
});

test('[ER-08] link whose code stays missing: reloads the target once, and the next target within a minute not at all', async ({
  page,
}) => {
  page.on('pageerror', () => undefined);
  await openPage(page, LIST);
  await removeCode(page, ['product-page']);
  const documents = watchDocuments(page);
  const target = (await firstCard(page).getAttribute('href')) ?? '';
  await firstCard(page).click();
  await expect.poll(() => documents).toEqual([target, target]);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A page without hydration still has plain links.
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(target);
  await openPage(page, LIST);
  documents.length = 0;
  await firstCard(page).click();
  await expect.poll(() => documents).toEqual([target]);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([target]);
});

test('[ER-08] form whose action code is missing: posted as a document, with its values and files', async ({
  page,
}) => {
  await openPage(page, CONTACT);
  await removeCode(page, ['contact-form-action']);
  await page.getByLabel('Message').fill('Bonjour,\nune question.');
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Photos et documents').setInputFiles([PDF]);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  expect((await posted).isNavigationRequest()).toBe(true);
  expect((await posted).postDataBuffer()?.toString()).toContain('%PDF-1.7 plan');
  await expect(page.locator('[data-banner="error"]')).toContainText('réponses sont à corriger');
  await expect(page.getByLabel('Message')).toHaveValue('Bonjour,\nune question.');
  await expect(page.getByLabel('Prénom')).toHaveValue('Camille');
});

test('[ER-08] cart and favourites whose call code is missing: their forms are posted as documents', async ({
  page,
}) => {
  await enter(page.context(), PROFESSIONAL);
  await openPage(page, '/en/pro/product/sas');
  await removeCode(page, ['send-to-cart', 'benefits']);
  const add = page.getByRole('main').getByRole('button', { name: /^Add/ }).first();
  await add.click();
  await expect(page).toHaveURL(/cart_added=/);
  await openPage(page, '/pro/nos-produits/ventilation');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /mes favoris|Favori/i })
    .first();
  const before = await heart.getAttribute('aria-pressed');
  for (const after of [before === 'true' ? 'false' : 'true', before]) {
    const response = page.waitForRequest((request) => request.method() === 'POST');
    await heart.click();
    expect((await response).isNavigationRequest()).toBe(true);
    await expect(heart).toHaveAttribute('aria-pressed', String(after));
    await page.waitForLoadState('networkidle');
  }
});

test('[ER-08] search and place fields without suggestion code: plain fields that work', async ({ page }) => {
  await openPage(page, '/en/find-an-installer');
  await removeCode(page, ['assisted-input', 'assisted-combobox']);
  const documents = watchDocuments(page);
  await page.getByRole('main').locator('[name=place]').fill('44000 Nantes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('[data-spoken]', { hasText: 'Nantes' }).first()).toBeVisible();
  await page.locator('#search-field').fill('towel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/results?q=towel');
  expect(documents).toEqual([]);
});

test('[ER-08] gallery whose dialog code is missing: reloads the page once; after that a toast reports it', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  await removeCode(page, ['gallery-viewer']);
  const documents = watchDocuments(page);
  const open = page.getByRole('button', { name: 'Plein écran' });
  await open.click();
  await expect.poll(() => documents).toEqual(['/produit/lame']);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await open.click();
  const toast = page.locator('[data-toasts]').filter({ hasText: 'Cet élément n’a pas pu s’afficher' });
  await expect(toast.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(documents).toHaveLength(1);
});
