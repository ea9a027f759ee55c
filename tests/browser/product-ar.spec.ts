import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { findChromium } from '#scripts/ensure-chromium.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { openPage } from './support/open-page.ts';
import { readPixels } from './support/read-pixels.ts';
import { test } from './support/site-test.ts';

const PATH = '/ar/produit/lame';
const MODEL_FILES = /\/media\/models\/.*\.glb/;
/** Software rendering is slow. */
const DRAWING_MS = 60_000;
const SLOWLY = { timeout: DRAWING_MS };

test.use({
  viewport: { width: 480, height: 640 },
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--headless',
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
});
test.describe.configure({ timeout: 3 * DRAWING_MS });

const stage = (page: Page) => page.locator('main [data-state]');
const viewer = (page: Page) => page.locator('model-viewer');

async function waitForModel(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-state', 'shown', { timeout: DRAWING_MS });
}

/** Field of view in degrees: smaller is nearer. */
function fieldOfView(page: Page): Promise<number> {
  return viewer(page).evaluate((element) =>
    parseFloat((element as unknown as { fieldOfView: string }).fieldOfView),
  );
}

/** Horizontal angle of the camera, in degrees to the right of the front. */
async function angle(page: Page): Promise<number> {
  return viewer(page).evaluate(
    (element) =>
      ((element as unknown as { getCameraOrbit: () => { theta: number } }).getCameraOrbit().theta * 180) /
      Math.PI,
  );
}

test('[RT-36, PR-04] model: loads without input in the colour of the address, then in another', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, PATH);
  await waitForModel(page);
  expect(asked.some((path) => /\/assets\/model-viewer-.*\.js$/.test(path))).toBe(true);
  expect(asked.filter((path) => /\/assets\/studio-.*\.hdr$/.test(path))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('.glb'))).toEqual([expect.stringContaining('/lame-brique-')]);
  await expect(viewer(page).getByRole('img', { name: /^Lame, Brique, en trois dimensions/ })).toBeVisible();
  await expect(viewer(page)).toHaveAttribute('ar-modes', 'webxr quick-look');
  await expect(viewer(page)).toHaveAttribute('ios-src', /\/lame-brique-[\da-f]+\.usdz$/);
  await expect(viewer(page)).toHaveAttribute('ar-scale', 'fixed');
  await expect(viewer(page)).toHaveAttribute('ar-placement', 'wall');
  const brick = await readPixels(viewer(page));
  expect(brick.share(([red, green, blue]) => red > 1.5 * green && red > 1.7 * blue)).toBeGreaterThan(0.05);

  await page.getByRole('radio', { name: 'Sapin' }).check({ force: true });
  await expect(page).toHaveURL(`${PATH}?ref=AT-LAM-1500-SA`);
  await expect(viewer(page)).toHaveAttribute('ios-src', /\/lame-sapin-[\da-f]+\.usdz$/);
  await waitForModel(page);
  await expect
    .poll(async () => (await readPixels(viewer(page))).share(([red, green]) => green > 1.1 * red), {
      ...SLOWLY,
    })
    .toBeGreaterThan(0.05);
  await expect(page.getByText(`${PATH}?ref=AT-LAM-1500-SA`)).toBeVisible();
  expect(await findAxeFindings(page)).toEqual([]);
});

/** Outline of the lines of width and height. */
function dimensionsOf(lines: Locator): Promise<number[]> {
  return lines.evaluateAll((paths) => {
    const boxes = paths.map((path) => path.getBoundingClientRect());
    return [
      Math.min(...boxes.map(({ left }) => left)),
      Math.min(...boxes.map(({ top }) => top)),
      Math.max(...boxes.map(({ right }) => right)),
      Math.max(...boxes.map(({ bottom }) => bottom)),
    ];
  });
}

test('[PR-04] model: stands where its picture stood and as large, seen from the front', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const held: Route[] = [];
  await page.route(MODEL_FILES, (route) => {
    held.push(route);
  });
  await openPage(page, PATH);
  const before = await dimensionsOf(page.locator('main [data-state] > div > svg > g path'));
  await expect.poll(() => held.length, SLOWLY).toBe(1);
  await held[0]?.continue();
  await waitForModel(page);
  // The first view is from the side of the light.
  expect(await angle(page)).toBeCloseTo(-24, 0);
  await page.getByRole('button', { name: 'Revenir à la vue de face' }).click();
  await expect.poll(() => angle(page), SLOWLY).toBeCloseTo(0, 0);
  const lines = viewer(page).locator('svg g[visibility=visible] path');
  await expect
    .poll(async () => {
      const after = await dimensionsOf(lines);
      return Math.max(...after.map((value, index) => Math.abs(value - (before[index] ?? 0))));
    }, SLOWLY)
    .toBeLessThan(4);
});

/** One test, because rendering a model takes ten seconds each time. */
test('[PR-04] buttons and keys: rotate and zoom; autorotation only on request; a device without AR shows the QR code; the page scrolls over the model', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, PATH);
  await waitForModel(page);
  await expect(page.getByRole('button', { name: 'Faire tourner' })).toHaveCount(0);
  await expect(viewer(page)).not.toHaveAttribute('auto-rotate');
  const before = await angle(page);
  await page.getByRole('button', { name: 'Tourner vers la droite' }).click();
  await expect.poll(() => angle(page), SLOWLY).toBeCloseTo(before + 15, 0);
  await viewer(page).locator('[role="img"]').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => angle(page), SLOWLY).not.toBeCloseTo(before + 15, 0);
  await page.keyboard.press('+');
  await expect.poll(() => fieldOfView(page), SLOWLY).toBeCloseTo(19.2);
  await page.keyboard.press('0');
  await expect.poll(() => angle(page), SLOWLY).toBeCloseTo(0, 0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Faire tourner' }).click();
  await expect(viewer(page)).toHaveAttribute('auto-rotate');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(viewer(page)).not.toHaveAttribute('auto-rotate');

  await expect(page.getByRole('button', { name: 'L’accrocher à mon mur' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Code QR de cette page' })).toBeVisible();
  await viewer(page).hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('[PR-04] missing model: the picture stays with a message, and loading can be retried', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|fetch for|responded with 503/);
  await page.route(MODEL_FILES, (route) => route.fulfill({ status: 503 }));
  await openPage(page, PATH);
  await expect(page.getByText('Le modèle n’a pas pu être chargé.')).toBeVisible({ timeout: DRAWING_MS });
  await expect(page.getByRole('main').getByRole('img', { name: /^Lame, radiateur/ })).toBeVisible();
  await page.unroute(MODEL_FILES);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await waitForModel(page);
});
