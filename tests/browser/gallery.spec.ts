import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const gallery = (page: Page) => page.getByRole('group', { name: 'Images de Lame' });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images de Lame' });
const views = (page: Page) => gallery(page).getByRole('region', { name: 'Vues de Lame, à faire défiler' });
const slides = (page: Page) => views(page).getByRole('listitem').count();

/** Scale of the full-screen picture. */
const scaleOf = (page: Page) =>
  viewer(page)
    .locator('[class*=content]')
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
const isLast = (page: Page, count: number) =>
  expect(gallery(page).getByText(`${count} sur ${count}`)).toBeVisible();

test('[PR-02] gallery: moved by buttons, keys, thumbnails and scrolling', async ({ page }) => {
  await openPage(page, '/produit/lame');
  const count = await slides(page);
  expect(count).toBeGreaterThan(1);
  await expect(gallery(page).getByText(`1 sur ${count}`)).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Image suivante' }).click();
  await expect(gallery(page).getByText(`2 sur ${count}`)).toBeVisible();
  await gallery(page).getByRole('button', { name: 'Image précédente' }).click();
  await expect(gallery(page).getByText(`1 sur ${count}`)).toBeVisible();
  await views(page).focus();
  await page.keyboard.press('ArrowLeft');
  await isLast(page, count);
  const thumbnails = gallery(page).getByRole('link');
  await expect(thumbnails.last()).toHaveAttribute('aria-current', 'true');
  await thumbnails.first().click();
  await expect(thumbnails.first()).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL('/produit/lame');
  await views(page).evaluate((track) => track.scrollTo({ left: track.scrollWidth, behavior: 'instant' }));
  await isLast(page, count);
  await expect(gallery(page).getByRole('img', { name: /^Plan coté de Lame/ })).toBeInViewport();
});

test('[PR-02] full screen by keyboard: zoom, move, next, and Escape returns the focus', async ({ page }) => {
  await openPage(page, '/produit/lame');
  const count = await slides(page);
  const opener = gallery(page).getByRole('button', { name: 'Plein écran' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await expect(viewer(page).getByText('100 %')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page).getByText(`${count} sur ${count}`)).toBeVisible();
  await page.keyboard.press('+');
  await expect(viewer(page).getByText('150 %')).toBeVisible();
  expect(await scaleOf(page)).toBeCloseTo(1.5, 2);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(`${count} sur ${count}`)).toBeVisible();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await expect(viewer(page).getByText('400 %')).toBeVisible();
  await page.keyboard.press('-');
  await expect(viewer(page).getByText('267 %')).toBeVisible();
  await page.keyboard.press('0');
  await expect(viewer(page).getByText('100 %')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(`1 sur ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText(`2 sur ${count}`)).toBeVisible();
  expect(await findAxeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(gallery(page).getByText(`2 sur ${count}`)).toBeVisible();
});

for (const [lang, path, words] of [
  [
    'fr',
    '/produit/lame',
    {
      open: 'Plein écran',
      zoom: 'Zoomer',
      pan: 'Déplacer la vue',
      right: 'Vers la droite',
      left: 'Vers la gauche',
    },
  ],
  [
    'en',
    '/en/product/lame',
    { open: 'Full screen', zoom: 'Zoom in', pan: 'Move the view', right: 'Move right', left: 'Move left' },
  ],
] as const)
  test(`[PR-02] enlarged full screen: buttons move the picture and keep the focus (${lang})`, async ({
    page,
  }) => {
    await openPage(page, path);
    await page.getByRole('button', { name: words.open }).press('Enter');
    const dialog = page.getByRole('dialog');
    const pan = dialog.getByRole('group', { name: words.pan });
    const left = () =>
      dialog
        .locator('[class*=content]')
        .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).e);
    await expect(dialog.getByText(/^100\s?%$/)).toBeVisible();
    await expect(pan).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: words.zoom, exact: true }).press('Enter');
    const before = await left();
    await pan.getByRole('button', { name: words.right }).press('Enter');
    await expect.poll(left).toBeLessThan(before);
    await pan.getByRole('button', { name: words.left }).press('Enter');
    await expect.poll(left).toBe(before);
    await page.keyboard.press('0');
    await expect(pan).toHaveCount(0);
    await expect(dialog.locator(':focus')).toHaveCount(1);
  });

test('[PR-02] full screen: double tap, Ctrl+wheel, dragging and buttons work', async ({ page }) => {
  await openPage(page, '/produit/lame');
  await gallery(page).getByRole('button', { name: 'Plein écran' }).click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  const picture = viewer(page).getByRole('img', { name: /^Plan coté de Lame/ });
  await expect(picture).toBeVisible();
  await page.mouse.dblclick(720, 400);
  await expect(viewer(page).getByText('250 %')).toBeVisible();
  const before = await picture.boundingBox();
  await page.mouse.move(720, 400);
  await page.mouse.down();
  await page.mouse.move(640, 360, { steps: 3 });
  await page.mouse.up();
  const after = await picture.boundingBox();
  expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(-80);
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(-40);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Control');
  await expect(viewer(page).getByText('100 %')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Zoomer', exact: true }).click();
  await expect(viewer(page).getByText('150 %')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Fermer le plein écran' }).click();
  await expect(viewer(page)).toHaveCount(0);
});

test('[PR-02] full screen: a picture is enlarged to its own pixels, and not beyond', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await openPage(page, '/produit/lame');
  await gallery(page).getByRole('button', { name: 'Plein écran' }).click();
  await expect(viewer(page)).toBeVisible();
  const zoomIn = viewer(page).getByRole('button', { name: 'Zoomer', exact: true });
  const room = viewer(page).getByRole('img', { name: /séjour/i });
  for (let press = 0; press < 8 && !(await room.isVisible()); press += 1)
    await page.keyboard.press('ArrowRight');
  await expect(zoomIn).not.toHaveAttribute('aria-disabled');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+');
  await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  const [shown, pixels] = await room.evaluate((image) => [
    image.getBoundingClientRect().width,
    Number(image.getAttribute('width')),
  ]);
  expect(shown).toBeCloseTo(pixels ?? 0, 0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test('[PR-02] swipe: shows the next picture; pinch: zooms', async ({ page }) => {
    await openPage(page, '/produit/lame');
    const count = await slides(page);
    await gallery(page).getByRole('button', { name: 'Plein écran' }).tap();
    await expect(viewer(page)).toBeVisible();
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...positions: [number, number][]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: positions.map(([x, y], id) => ({ x, y, id })),
      });
    await send('touchStart', [300, 300]);
    await send('touchMove', [200, 305]);
    await send('touchMove', [120, 310]);
    await send('touchEnd');
    await expect(viewer(page).getByText(`2 sur ${count}`)).toBeVisible();
    await send('touchStart', [150, 300], [210, 300]);
    await send('touchMove', [120, 300], [240, 300]);
    await send('touchEnd');
    await expect(viewer(page).getByText('200 %')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PR-02] thumbnails: links to the pictures in the page', async ({ page }) => {
    await page.goto('/produit/lame');
    await expect(gallery(page).getByRole('button')).toHaveCount(0);
    await gallery(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/#image-\d$/);
    await expect(gallery(page).getByRole('img', { name: /^Plan coté de Lame/ })).toBeInViewport();
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[PR-02] next picture: shown without animation', async ({ page }) => {
    await openPage(page, '/produit/lame');
    const offsets = await views(page).evaluate((track) => {
      const seen: number[] = [];
      track.addEventListener('scroll', () => seen.push(track.scrollLeft / track.clientWidth));
      document.querySelector<HTMLElement>('[role=group] button:has(+ p) ~ button')?.click();
      return new Promise<number[]>((resolve) => {
        setTimeout(() => resolve(seen), 500);
      });
    });
    expect(offsets.every((offset) => offset === 1)).toBe(true);
    expect(offsets.length).toBeGreaterThan(0);
  });
});
