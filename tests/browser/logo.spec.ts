import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { DESKTOP, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const HAT_SHARE = 210 / 972;

test('icons and the manifest of the language: linked, with their content types', async ({ page }) => {
  await openPage(page, '/en');
  const links = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel^=apple], link[rel=manifest]'),
    ].map(({ rel, href }) => ({ rel, href })),
  );
  expect(links.map(({ rel }) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
  const manifest = links.at(-1)?.href ?? '';
  const folder = new URL('.', manifest).pathname;
  expect(folder).toMatch(/^\/media\/brand\/[\da-f]+\/$/);
  const { icons } = (await (await page.request.get(manifest)).json()) as { icons: { src: string }[] };
  const types: Record<string, string> = {};
  for (const href of [
    ...links.map((link) => link.href),
    ...icons.map(({ src }) => new URL(src, manifest).href),
  ]) {
    const response = await page.request.get(href);
    expect(response.status(), href).toBe(200);
    types[new URL(href).pathname.replace(folder, '')] = response.headers()['content-type'] ?? '';
  }
  expect(types).toEqual({
    'icon-32.png': 'image/png',
    'favicon.svg': 'image/svg+xml',
    'apple-touch-icon.png': 'image/png',
    'site.en.webmanifest': 'application/manifest+json',
    'icon-192.png': 'image/png',
    'icon-512.png': 'image/png',
    'icon-maskable-192.png': 'image/png',
    'icon-maskable-512.png': 'image/png',
  });
});

test('browser frame: has the theme’s colour, also after a navigation', async ({ page }) => {
  const colour = page.locator('head meta[name="theme-color"]');
  for (const [path, expected] of [
    ['/produit/lame', '#f4f3ef'],
    ['/pro', '#143a2f'],
    ['/signature/collection', '#13110e'],
  ] as const) {
    await openPage(page, path);
    await expect(colour).toHaveAttribute('content', expected);
  }
  await page.getByRole('banner').getByRole('img', { name: 'Âtre' }).click();
  await expect(page).toHaveURL('/');
  await expect(colour).toHaveCount(1);
  await expect(colour).toHaveAttribute('content', '#f4f3ef');
});

for (const [scheme, ground] of [
  ['light', [244, 243, 239]],
  ['dark', [24, 22, 19]],
] as const) {
  test(`icon: ${scheme} with the browser’s scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openPage(page, '/');
    const pixel = await page.evaluate(async () => {
      const icon = new Image(64, 64);
      icon.src = document.querySelector<HTMLLinkElement>('link[type="image/svg+xml"]')?.href ?? '';
      await icon.decode();
      const context = new OffscreenCanvas(64, 64).getContext('2d');
      context?.drawImage(icon, 0, 0, 64, 64);
      return [...(context?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
    });
    expect(pixel).toEqual(ground);
  });
}

test('logo: at least 20 px high, with its clear space', async ({ page }) => {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    for (const path of ['/', '/pro', '/signature/collection']) {
      await openPage(page, path);
      for (const { height, free } of await measureLogos(page)) {
        expect(height, path).toBeGreaterThanOrEqual(20);
        expect(free, `${path} at ${size.width} px`).toBeGreaterThanOrEqual(height * HAT_SHARE);
      }
    }
  }
});

/** Height of each visible logo, and the distance to the next text, picture, control or window edge. */
function measureLogos(page: Page): Promise<{ height: number; free: number }[]> {
  return page.evaluate(() => {
    const marks = [...document.querySelectorAll('svg[aria-label="Âtre"]')].filter((mark) =>
      mark.checkVisibility(),
    );
    const others = [...document.querySelectorAll('p, a, button, input, h1, h2, svg, summary, li')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.hidden, [popover]:not(:popover-open)') &&
        getComputedStyle(element).clipPath === 'none',
    );
    return marks.map((mark) => {
      const box = mark.getBoundingClientRect();
      const distances = others
        .filter((other) => !other.contains(mark) && !mark.contains(other))
        .map((other) => {
          const { left, right, top, bottom, width } = other.getBoundingClientRect();
          if (width === 0) return Infinity;
          return Math.hypot(
            Math.max(0, left - box.right, box.left - right),
            Math.max(0, top - box.bottom, box.top - bottom),
          );
        });
      return { height: box.height, free: Math.min(box.left, ...distances) };
    });
  });
}
