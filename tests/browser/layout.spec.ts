import { expect, type Locator, type Page } from '@playwright/test';
import { MAINTENANCE_URL } from './support/addresses.ts';
import { followLink } from './support/follow-link.ts';
import { openPage } from './support/open-page.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';
import { waitForFrames } from './support/wait-for-frames.ts';

/** Duration of a smooth scroll (spec section 9). */
const SCROLL_MS = 500;
/** A smooth scroll has ended after this time. */
const SMOOTH_SCROLL_MS = 700;
const ATTEMPTS_MS = 60_000;

test('[LY-01, LY-02] signature product: has its own logo; every page: header and footer', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Âtre' })).toBeVisible();
  await expect(logoIn(page, 'banner').getByText('Signature')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const ground = await colourOf(page);
  await openPage(page, '/signature/produit/trumeau');
  await expect(logoIn(page, 'banner').getByText('Signature')).toBeVisible();
  await expect(logoIn(page, 'contentinfo').getByText('Signature')).toBeVisible();
  expect(await colourOf(page)).not.toBe(ground);
});

/** The home link with the logo; menus contain the word "Signature" too. */
function logoIn(page: Page, landmark: 'banner' | 'contentinfo'): Locator {
  return page
    .getByRole(landmark)
    .getByRole('link')
    .filter({ has: page.getByRole('img', { name: 'Âtre' }) });
}

test.describe('under maintenance', () => {
  test.use({ ownOrigin: MAINTENANCE_URL });

  test('[LY-01] empty layout: only the page below the logo', async ({ page, complaints }) => {
    complaints.allow(/status of 503/);
    await page.goto(`${MAINTENANCE_URL}/maintenance`);
    await expect(page.getByRole('img', { name: 'Âtre' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Accueil' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });
});

test('[LY-03] skip links: first in tab order, lead to content, menu and search', async ({ page }) => {
  await openPage(page, '/nos-produits/ventilation');
  const names = ['Aller au contenu', 'Aller au menu', 'Aller à la recherche'];
  for (const name of names) {
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Enter');
  // A search field, which becomes a combobox once suggestions have loaded.
  await expect(page.getByRole('banner').locator('input[type=search]')).toBeFocused();
  await page.getByRole('link', { name: 'Aller au contenu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  await page.getByRole('link', { name: 'Aller au menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe('main-menu');
});

test('[LY-06, LY-05] below 800 px: a button scrolls smoothly to the top', async ({ page }) => {
  await onSomeAttempt(async () => {
    await openPage(page, '/');
    const button = page.getByRole('button', { name: 'Revenir en haut de la page' });
    await scrollTo(page, 800);
    await expect(button).toHaveCount(0);
    await scrollTo(page, 801);
    await expect(button).toBeVisible();
    await scrollTo(page, 2000);
    const positions = await watchScroll(page);
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
    expectLinear(await positions());
  });
});

test('[LY-05] navigation: scrolls smoothly to its hash, else to the top', async ({ page }) => {
  await onSomeAttempt(async () => {
    await openPage(page, '/nos-produits/chauffage-electrique');
    const positions = await watchScroll(page);
    await followLink(page, '/produit/lame#technical-title');
    const title = page.locator('#technical-title');
    await expect(title).toBeInViewport();
    await expect.poll(async () => Math.round(Math.abs((await title.boundingBox())?.y ?? 99))).toBe(0);
    expectLinear(await positions());
    const back = await watchScroll(page);
    await followLink(page, '/produit/rive');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rive');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expectLinear(await back());
  });
});

/** A busy machine draws too few frames of a scroll now and then: one of several attempts has to be smooth. */
function onSomeAttempt(scroll: () => Promise<void>): Promise<void> {
  return expect(scroll).toPass({ timeout: ATTEMPTS_MS });
}

test('[LY-05] wheel during the scroll: stops it', async ({ page }) => {
  await openPage(page, '/');
  await scrollTo(page, 4000);
  await page.evaluate(() => {
    const turn = () => {
      if (window.scrollY < 3900) window.dispatchEvent(new WheelEvent('wheel'));
      else requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  });
  await page.getByRole('button', { name: 'Revenir en haut de la page' }).click();
  await page.waitForFunction(() => window.scrollY < 3900);
  await page.waitForTimeout(SMOOTH_SCROLL_MS);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[LY-05] navigation: jumps, without animation', async ({ page }) => {
    await openPage(page, '/nos-produits/chauffage-electrique');
    await scrollTo(page, 1800);
    const positions = await watchScroll(page);
    await followLink(page, '/produit/rive');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rive');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect((await positions()).filter(({ y }) => y > 0 && y < 1500)).toEqual([]);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving).toBe(0);
  });
});

test('[BC-01, BC-02, BC-03] breadcrumb: on products and articles, on a desktop only', async ({ page }) => {
  const breadcrumb = page.getByRole('navigation', { name: 'Fil d’Ariane' });
  for (const path of [
    '/',
    '/nos-produits/ventilation',
    '/qui-sommes-nous',
    '/aide-contact',
    '/pro/connexion',
  ]) {
    await openPage(page, path);
    await expect(breadcrumb, path).toHaveCount(0);
  }
  for (const path of ['/quel-volume-de-chauffe-eau', '/contact']) {
    await openPage(page, path);
    await expect(breadcrumb, path).toBeVisible();
  }
  await openPage(page, '/recherche?q=radiateur');
  await expect(breadcrumb).toContainText('Recherche');
  await openPage(page, '/produit/lame');
  await expect(breadcrumb.getByRole('listitem')).toHaveText([
    'Accueil',
    'Radiateurs',
    'Radiateurs électriques',
    'Inertie sèche',
    'Lame',
  ]);
  await expect(breadcrumb.locator('[aria-current="page"]')).toHaveText('Lame');
  await page.setViewportSize(PHONE);
  await expect(breadcrumb).toBeHidden();
  await page.setViewportSize({ width: 1089, height: 800 });
  await breadcrumb.getByRole('link', { name: 'Inertie sèche' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inertie sèche');
  await expect(breadcrumb).toHaveCount(0);
});

test('[FT-01, FT-02, FT-03] footer: four figures, menus of the consumer, legal and social links', async ({
  page,
}) => {
  await openPage(page, '/');
  const footer = page.getByRole('contentinfo');
  const figures = footer.getByRole('region', { name: 'Fabriquer ici demande du monde' });
  await expect(figures.getByRole('definition')).toHaveText(['6', '5', '3', '200']);
  await expect(figures.getByRole('term')).toContainText([
    'usines',
    'centres de recherche',
    'centres de formation',
    'conseillers',
  ]);
  await expect(footer.getByRole('heading', { name: 'Vivre avec' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Garanties' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'France Rénov’, service public' })).toHaveAttribute(
    'href',
    'https://france-renov.gouv.fr/',
  );
  for (const [name, url] of [
    ['Facebook', 'https://www.facebook.com/atre.example'],
    ['Instagram', 'https://www.instagram.com/atre.example'],
    ['LinkedIn', 'https://www.linkedin.com/company/atre-example'],
  ] as const)
    await expect(footer.getByRole('link', { name: `Âtre sur ${name}` })).toHaveAttribute('href', url);
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL('/mentions-legales');
  await openPage(page, '/pro');
  await expect(footer.getByRole('heading', { name: 'Ressources' })).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Vivre avec' })).toHaveCount(0);
});

function colourOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const frame = document.querySelector('main')?.parentElement;
    return frame ? getComputedStyle(frame).backgroundColor : '';
  });
}

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await waitForFrames(page);
}

/** A scroll position, with the times of its frame and of the previous one. */
type Moment = { before: number; at: number; y: number };

/**
 * Starts to record the scroll position of each frame; returns a function that reads the records. A position
 * belongs to its frame or to the previous one, because the order of reading and scrolling within a frame is
 * undefined.
 */
async function watchScroll(page: Page): Promise<() => Promise<Moment[]>> {
  await page.evaluate(() => {
    const moments: { before: number; at: number; y: number }[] = [];
    let previous = performance.now();
    const note = (now: number) => {
      moments.push({ before: previous, at: now, y: window.scrollY });
      previous = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    Object.assign(globalThis, { moments });
  });
  return () => page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments);
}

/**
 * Expects a linear scroll of 500 ms: each position is interpolated between the first and the last, within 3
 * %. A shorter page may start slightly higher.
 */
function expectLinear(moments: Moment[]): void {
  const positions = moments.map(({ y }) => y);
  const [low, high] = [Math.min(...positions), Math.max(...positions)];
  const way = high - low;
  const between = moments.filter(({ y }) => y > low + way * 0.05 && y < high - way * 0.07);
  expect(new Set(between.map(({ y }) => y)).size).toBeGreaterThan(4);
  const [first, last] = [between[0], between.at(-1)];
  if (!first || !last) throw new Error('Nothing was scrolled.');
  const findings = (['before', 'at'] as const).map((frame) => {
    const pace = (last.y - first.y) / (last[frame] - first[frame]);
    const off = between.map((moment) => Math.abs(moment.y - first.y - pace * (moment[frame] - first[frame])));
    return { off: Math.max(...off) / way, duration: Math.abs(way / pace) };
  });
  const [best] = findings.toSorted((one, other) => one.off - other.off);
  expect(best?.off).toBeLessThan(0.03);
  expect(Math.abs((best?.duration ?? 0) - SCROLL_MS)).toBeLessThan(SCROLL_MS * 0.1);
}
