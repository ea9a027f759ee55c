import { expect } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { isSameDocument, markDocument, openPage } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const ARTICLE = '/pro/poser-une-machine-au-propane';

test('[CT-02] articles: from a list to a tag, its second page, an article, and back', async ({ page }) => {
  await openPage(page, '/infos');
  await markDocument(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^Chauffage \d/ }).click();
  await expect(page).toHaveURL('/infos/chauffage');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Chauffage');
  const title = main.getByRole('article').first().getByRole('link');
  const former = await title.innerText();
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/infos/chauffage/2');
  // The address changes before the content.
  await expect(title).not.toHaveText(former);
  const words = await title.innerText();
  await title.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words);
  await page.goBack();
  await expect(page).toHaveURL('/infos/chauffage/2');
  expect(await isSameDocument(page)).toBe(true);
});

test('long article: has contents that link to its sections', async ({ page }) => {
  await openPage(page, ARTICLE);
  const contents = page.getByRole('navigation', { name: 'Dans cette page' });
  await contents.getByRole('link', { name: 'La mise en service' }).click();
  await expect(page).toHaveURL(/#s-la-mise-en-service$/);
  await expect(page.getByRole('heading', { name: 'La mise en service' })).toBeInViewport();
});

test('article: shared by copying its address, and by mail', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, ARTICLE);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText('L’adresse de la page est copiée.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(ARTICLE)).toBe(true);
  const mail = page.getByRole('link', { name: 'Envoyer par e-mail' });
  await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Poser%20une%20machine/);
});

test('failed copy: reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('not allowed')) },
    });
  });
  await openPage(page, ARTICLE);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByText(/n’a pas pu être copié/)).toBeVisible();
});

for (const [turn, path] of [
  '/refaire-une-salle-de-bains',
  '/en/leaving-oil-behind',
  '/en/four-kilowatts-are-enough-in-angers',
].entries()) {
  test(`[CT-01] blocks of ${path}: no overflow and no axe findings`, async ({ page }) => {
    await openPage(page, path);
    for (const size of takeTurn([DESKTOP, PHONE], turn)) {
      await page.setViewportSize(size);
      expect.soft(await findAxeFindings(page, OWN_PART), `${size.width} px`).toEqual([]);
      expect.soft(await overflow(page), `${size.width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CT-02] tags, pages and articles: links; controls that need scripts are hidden', async ({ page }) => {
    await page.goto('/infos');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/infos/2');
    await main.getByRole('article').first().getByRole('link').click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copier le lien' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toBeVisible();
  });
});

test.describe('own video', () => {
  const PATH = '/lame-en-cinq-teintes';

  test('is loaded when its picture is pressed, plays in place and gets the focus', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/videos/')) asked.push(request.url());
    });
    await openPage(page, PATH);
    const button = page.getByRole('button', { name: /^Les cinq teintes de Lame.* Lire la vidéo/ });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeVisible();
    expect(asked).toEqual([]);
    await button.click();
    const player = page.locator('video');
    await expect(player).toBeFocused();
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    expect(asked.length).toBeGreaterThan(0);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to its file, which supports range requests', async ({ page, request }) => {
      await page.goto(PATH);
      const link = page.getByRole('link', { name: /^Les cinq teintes de Lame.* Lire la vidéo/ });
      const url = (await link.getAttribute('href')) ?? '';
      const part = await request.get(url, { headers: { range: 'bytes=0-99' } });
      expect(part.status()).toBe(206);
      expect(part.headers()).toMatchObject({ 'content-type': 'video/mp4', 'content-length': '100' });
    });
  });
});
