import { expect, type Locator } from '@playwright/test';
import { holdResponses } from './support/hold-responses.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const ANY_CALL = /\/api\/v1\//;

test('[ST-01] slow navigation: a progress bar grows, is never full before the end, and disappears', async ({
  page,
}) => {
  await openPage(page, '/nos-produits/ventilation');
  const release = await holdResponses(page, ANY_CALL);
  const bar = page.getByRole('progressbar', { name: 'Chargement' });
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(bar).toBeVisible();
  const value = async () => Number(await bar.getAttribute('value'));
  const early = await value();
  await expect.poll(value).toBeGreaterThan(early + 10);
  expect(await value()).toBeLessThan(100);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ventilation');
  release();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ventilation');
  await expect(bar).toHaveCount(0);
});

test('[ST-02] page in another language than the browser’s: offers that language until dismissed', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  await openPage(page, '/en/product/none-of-this-name');
  const offer = page.getByRole('link', { name: 'Cette page existe en français' });
  await expect(offer).toHaveCount(0);
  await openPage(page, '/en/product/lame');
  await expect(offer).toHaveAttribute('href', '/produit/lame');
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    expect(await bottomOf(offer), `covers nothing at ${size.width} px`).toBeLessThanOrEqual(
      await bottomOf(page.getByRole('banner')),
    );
  }
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await offer.locator('..').getByRole('button', { name: 'Fermer' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await page.waitForSelector('[data-hydrated]');
  await expect(offer).toHaveCount(0);
  await openPage(page, '/produit/lame');
  await expect(page.getByText('This page is available in English')).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

test('[ST-02] offered language: covers neither the logo nor the icons, also beside the name of a line', async ({
  page,
}) => {
  for (const path of ['/en/signature/product/trumeau', '/en/product/lame'])
    for (const width of [390, 500, 566, 730, 1088, 1330]) {
      await page.setViewportSize({ width, height: 800 });
      await openPage(page, path);
      const offer = page.locator('aside[lang="fr"]');
      await expect(offer).toHaveCount(1);
      const covered = await offer.evaluate((bar) => {
        const own = bar.getBoundingClientRect();
        return [...document.querySelectorAll('header :is(a, button)')].filter((target) => {
          const { left, right, top, bottom } = target.getBoundingClientRect();
          return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
        }).length;
      });
      expect(covered, `${path} at ${width} px`).toBe(0);
    }
});

test('[ST-03] offline: shown as long as it lasts', async ({ page, context }) => {
  await openPage(page, '/');
  const banner = page.getByText('Vous êtes hors ligne.');
  await expect(banner).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('[ST-03] navigation while offline: completes when online again; until then the current page stays', async ({
  page,
  context,
}) => {
  await openPage(page, '/contact?subject=other');
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('Bonjour');
  await context.setOffline(true);
  await expect(page.getByText('les pages s’ouvriront au retour de la connexion')).toBeVisible();
  const { pathname } = new URL(page.url());
  const navigation = page.getByRole('contentinfo');
  await navigation.getByRole('link', { name: 'Mentions légales' }).click();
  await navigation.getByRole('link', { name: 'Plan du site' }).click();
  await expect(message).toHaveValue('Bonjour');
  expect(new URL(page.url()).pathname).toBe(pathname);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');
  await page.goBack();
  await expect(page).toHaveURL(/contact/);
});

test('[ST-03] back button while offline: reported in the page, which loads when online again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/produit/lame');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plan du site' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan du site');
  await context.setOffline(true);
  // Until the browser reports it, missing code looks like a former build, and a new document is requested.
  await page.waitForFunction(() => !navigator.onLine);
  await page.goBack();
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lame');
});

test('[ST-03] form while offline: waits with a message and keeps its input; then it can be sent again', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/status of 422/);
  await openPage(page, '/contact?subject=other');
  const form = page.getByRole('main').locator('form[method=post]');
  await form.getByLabel('Message').fill('Bonjour');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await context.setOffline(true);
  const waiting = form.getByRole('button', { name: 'Envoi impossible hors ligne' });
  await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  await waiting.click({ force: true });
  await form.getByLabel('Prénom').press('Enter');
  // Submits by script, like any control that bypasses the button.
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expect(form.locator('[data-banner="error"]')).toHaveCount(0);
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await expect(form.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await expect(form.getByLabel('Message')).toHaveValue('Bonjour');
  await form.getByLabel('Prénom').press('Enter');
  await expect(form.locator('[data-banner="error"]')).toContainText('réponses sont à corriger');
  await expect(form.getByLabel('Message')).toHaveValue('Bonjour');
});

test('[ST-04] up to 1088 px: mobile layout; above: desktop layout', async ({ page }) => {
  await openPage(page, '/produit/lame');
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  for (const [width, isMobile] of [
    [1089, false],
    [1088, true],
    [768, true],
    [565, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(burger).toBeVisible({ visible: isMobile });
    await expect(menu).toBeVisible({ visible: !isMobile });
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' })).toBeVisible({ visible: !isMobile });
  }
});

test('[ER-09] missing language file: the page stays as sent, and its links work', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED|language file/i);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/\/assets\/(?:fr|en)-[^/]+\.js/, (route) => route.abort());
  await page.goto('/');
  await expect.poll(() => logged.join()).toContain('The language file could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/La chaleur/);
  await page.getByRole('link', { name: 'Choisir mon radiateur' }).click();
  await expect(page).toHaveURL(/\/nos-produits\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + box.height : NaN;
}
