import { expect, type Page } from '@playwright/test';
import { holdResponses } from './support/hold-responses.ts';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PICTURE_FILES = /\/media\/pictures\//;
const figure = (page: Page) => page.getByRole('main').locator('picture img').first();

/** Width of the picture's file in pixels; 0 until it has loaded. */
const naturalWidth = (page: Page) => figure(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('[PR-02] product picture: shown in a modern format, with a width that fits the window', async ({
  page,
}) => {
  for (const [width, file] of [
    [360, 320],
    [1440, 960],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/produit/lame');
    await expect(figure(page)).toBeVisible();
    await expect(figure(page)).toHaveAccessibleName(/^Lame, radiateur .*, brique$/);
    await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
    const source = await figure(page).evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(new RegExp(`lame-brique-[\\da-f]+-${file}\\.avif$`));
  }
});

test('picture and drawing: the dimension lines meet the product’s edges', async ({ page }) => {
  await openPage(page, '/produit/lame');
  const svg = page.getByRole('main').locator('svg:has(picture)').first();
  const [lines, picture] = await Promise.all([
    svg.locator('> g > path').first().boundingBox(),
    figure(page).boundingBox(),
  ]);
  if (!lines || !picture) throw new Error('There is no picture.');
  // 1,380 mm are shown: the product's 1,200 and 90 on each side. Ticks extend 14.4 mm beyond the line.
  const millimetre = picture.width / 1380;
  expect(Math.abs(lines.x + 14.4 * millimetre - (picture.x + 90 * millimetre))).toBeLessThan(3);
  expect(picture.height / picture.width).toBeCloseTo(760 / 1380, 2);
});

test('[PR-02] other colour and other size: change the picture, at one scale with the dimension lines', async ({
  page,
}) => {
  await openPage(page, '/produit/lame');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Sapin', exact: true }).check({ force: true });
  await expect(figure(page)).toHaveAccessibleName(/, sapin$/);
  await expect
    .poll(() => figure(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/lame-sapin-');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await main.getByRole('radio', { name: /^2 000 W/ }).check({ force: true });
  await expect
    .poll(() => figure(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/lame-1600x580-sapin-');
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  const picture = await figure(page).boundingBox();
  // 1,780 mm are shown: the product's 1,600 and 90 on each side.
  expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(760 / 1780, 2);
  await expect(main.getByRole('img', { name: /vu de face/ })).toHaveCount(0);
});

test('[PR-01] list filtered by colour: every card shows a picture in that colour', async ({ page }) => {
  await openPage(page, '/nos-produits/chauffage-electrique/_COLOR__anthracite');
  const cards = page.getByRole('main').locator('article');
  await expect(cards.locator('picture img').first()).toBeVisible();
  const count = await cards.count();
  expect(count).toBeGreaterThan(5);
  for (let index = 0; index < count; index += 1) {
    const image = cards.nth(index).locator('picture img');
    await expect(image).toHaveAttribute('src', /-anthracite-/);
  }
});

test('loading picture: no layout shift, with its colour as placeholder', async ({ page }) => {
  const letGo = await holdResponses(page, PICTURE_FILES);
  await page.goto('/produit/lame', { waitUntil: 'commit' });
  const placeholder = page.getByRole('main').locator('svg:has(picture)').first().locator('rect');
  await expect(placeholder).toHaveAttribute('fill', /^#[\da-f]{6}$/);
  const before = await figure(page).boundingBox();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(JSON.stringify(entry));
    }).observe({ type: 'layout-shift' });
  });
  letGo();
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(placeholder).toHaveCount(0);
  expect(await figure(page).boundingBox()).toEqual(before);
  expect(await page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('missing picture: replaced by a drawing', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource|preload/);
  await page.route(PICTURE_FILES, (route) => route.fulfill({ status: 404 }));
  await openPage(page, '/produit/lame');
  // Lazy pictures further down have not been requested yet.
  await expect(page.getByRole('main').locator('picture img[fetchpriority=high]')).toHaveCount(0);
  await expect(
    page
      .getByRole('main')
      .getByRole('img', { name: /^Lame, radiateur/ })
      .first(),
  ).toBeVisible();
});

test('picture far below the fold: loads near the window', async ({ page }) => {
  // The last picture of the page, because browsers differ in how early they load.
  await page.setViewportSize({ width: 360, height: 400 });
  await openPage(page, '/');
  const image = page.getByRole('main').locator('picture img[loading="lazy"]').last();
  const isThere = () => image.evaluate((element: HTMLImageElement) => element.complete);
  const distance = (await image.boundingBox())?.y ?? 0;
  expect(distance).toBeGreaterThan(4000);
  expect(await isThere()).toBe(false);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(isThere).toBe(true);
});

for (const path of ['/nos-produits/regulation', '/en/our-products/ventilation'])
  test(`[PR-01] ${path}: pictures of families fill their cells and no more, also upright ones`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    const families = page.getByRole('main').getByRole('navigation').first().getByRole('listitem');
    expect(await families.count()).toBeGreaterThan(1);
    for (const family of await families.all()) {
      const cell = await family.boundingBox();
      const frame = await family.locator('[aria-hidden]').first().boundingBox();
      expect(frame?.width).toBeCloseTo(cell?.width ?? 0, 0);
      expect(frame?.height).toBeCloseTo(((cell?.width ?? 0) * 3) / 4, 0);
    }
  });

test('[PR-01] head of a category in a wide window: its narrow strip is cropped around the product', async ({
  page,
}) => {
  await openPage(page, '/nos-produits/regulation/thermostats');
  const picture = page
    .getByRole('main')
    .getByRole('img', { name: /Cadran/ })
    .first();
  const { top, bottom } = await picture.evaluate((image: HTMLImageElement) => {
    const { width, height } = image.getBoundingClientRect();
    const [, y = '50%'] = getComputedStyle(image).objectPosition.split(' ');
    const whole = (width / Number(image.getAttribute('width'))) * Number(image.getAttribute('height'));
    const hidden = (whole - height) * (parseFloat(y) / 100);
    return { top: hidden / whole, bottom: (hidden + height) / whole };
  });
  // The thermostat is between a quarter and two fifths of the height of the picture.
  expect([top < 0.26, bottom > 0.38]).toEqual([true, true]);
});
