import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { CATALOGUE_PATH } from '#client/catalogue/catalogue-options.ts';
import { takeTurn } from '#tests/support/looks.ts';
import { SITE_URL } from './support/addresses.ts';
import { findAxeFaults } from './support/find-axe-faults.ts';
import { ON_CATALOGUE, openCatalogue } from './support/open-catalogue.ts';
import { test } from './support/site-test.ts';

/** Every theme and both languages. */
const LOOKS = [
  ['consumer', 'fr'],
  ['pro', 'en'],
  ['signature', 'fr'],
] as const;
/** Hundreds of states on one page: axe takes its time. */
const PATIENCE_MS = 120_000;
/** Around an open menu: what comes to them by Tab is sent on at once, so that none keeps the focus. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';
/** Written on the catalogue and nowhere else. */
const MARK = 'hydroélectrothermo';

test.describe('the catalogue of components', () => {
  test.use(ON_CATALOGUE);

  for (const [turn, [theme, locale]] of LOOKS.entries()) {
    test(`${theme}, ${locale}: nothing for axe to find, nothing wider than the screen`, async ({ page }) => {
      test.setTimeout(PATIENCE_MS);
      await openCatalogue(page, { theme, locale });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // 640 px: a window of 1280 px enlarged to 200 %; 320 px: to 400 %.
      for (const width of [320, 360, 640, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await findAxeFaults(page)).toEqual([]);
    });

    test(`${theme}, ${locale}: what opens over the page has nothing for axe either`, async ({ page }) => {
      test.setTimeout(PATIENCE_MS);
      await openCatalogue(page, { theme, locale });
      for (const id of takeTurn(['dialog', 'drawer', 'menu'], turn)) {
        await page.locator(`#${id} button`).first().click();
        expect(await findAxeFaults(page, { include: `#${id}`, exclude: FOCUS_GUARDS }), id).toEqual([]);
        await page.keyboard.press('Escape');
      }
      for (const button of await page.locator('#toast button').all()) await button.click();
      expect(await findAxeFaults(page, '#toast'), 'toasts').toEqual([]);
      await page.locator('#combobox input').first().pressSequentially('an');
      await expect(page.getByRole('listbox')).toBeVisible();
      // While its list is open the library hides the rest of the page: axe looks at the list alone.
      expect(await findAxeFaults(page, '#combobox [role=listbox]'), 'combobox').toEqual([]);
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
    const owners = files.filter((name) => readFileSync(join(folder, name), 'utf8').includes(MARK));
    expect(owners, folder).toEqual([]);
  }
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
