import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CATALOGUE_PATH, LOCALES, THEMES } from '#client/catalogue/catalogue-options.ts';
import { SITE_URL } from './support/addresses.ts';
import { findAxeFaults } from './support/find-axe-faults.ts';
import { ON_CATALOGUE, openCatalogue } from './support/open-catalogue.ts';
import { test } from './support/site-test.ts';

test.describe('the catalogue of components', () => {
  test.use(ON_CATALOGUE);

  for (const theme of THEMES) {
    for (const locale of LOCALES) {
      test(`${theme}, ${locale}: nothing for axe to find, nothing wider than the screen`, async ({
        page,
      }) => {
        await openCatalogue(page, { theme, locale });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        expect(await findAxeFaults(page)).toEqual([]);
        // 640 px: a window of 1280 px enlarged to 200 %; 320 px: to 400 %.
        for (const width of [1440, 800, 640, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
        }
      });
    }
  }

  for (const theme of THEMES) {
    test(`${theme}: what opens over the page has nothing for axe either`, async ({ page }) => {
      await openCatalogue(page, { theme });
      for (const opened of ['#dialog button', '#drawer button', '#menu button']) {
        await page.locator(opened).first().click();
        expect(await findAxeFaults(page), opened).toEqual([]);
        await page.keyboard.press('Escape');
      }
      for (const button of await page.locator('#toast button').all()) await button.click();
      await page.locator('#combobox input').first().click();
      await expect(page.getByRole('listbox')).toBeVisible();
      expect(await findAxeFaults(page), 'combobox and toasts').toEqual([]);
    });
  }

  test('everything pressed is 44 px high, but for links in text and in lists', async ({ page }) => {
    await openCatalogue(page);
    const small = await page.evaluate(() => {
      const pressed = document.querySelectorAll('main section :is(button, select, textarea, input, summary)');
      return [...pressed].flatMap((element) => {
        const target = element.closest('label') ?? element;
        const { height, width } = target.getBoundingClientRect();
        const isShown = width > 0 && !element.closest('[hidden], dialog:not([open])');
        return isShown && height < 44 ? [`${element.outerHTML.slice(0, 80)}: ${height} px`] : [];
      });
    });
    expect(small).toEqual([]);
  });
});

test('no visitor reaches the catalogue, and nothing of it is in the build', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const path of [CATALOGUE_PATH, `/en${CATALOGUE_PATH}`, `/pro${CATALOGUE_PATH}`]) {
    const answer = await page.goto(SITE_URL + path);
    expect(answer?.status(), path).toBe(404);
  }
  const built = join('dist', 'client');
  const manifest = readFileSync(join(built, '.vite', 'manifest.json'), 'utf8');
  expect(manifest).not.toContain('client/catalogue');
  for (const folder of [join(built, 'assets'), join('dist', 'server')]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const owners = files.filter((name) => readFileSync(join(folder, name), 'utf8').includes('thermodynami'));
    expect(owners, folder).toEqual([]);
  }
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
