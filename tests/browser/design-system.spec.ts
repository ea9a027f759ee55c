import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { DESIGN_SYSTEM_PATH } from '#client/design-system/design-system-options.ts';
import { takeTurn } from '#tests/support/looks.ts';
import { SITE_URL } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { ON_DESIGN_SYSTEM, openDesignSystem } from './support/open-design-system.ts';
import { test } from './support/site-test.ts';

/** Every theme in both languages. */
const LOOKS = [
  ['consumer', 'fr'],
  ['pro', 'en'],
  ['signature', 'fr'],
] as const;
/** Axe is slow with hundreds of states on one page. */
const TIMEOUT_MS = 120_000;
/** Elements around an open menu that pass the focus on. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';
/** Text that occurs only in the design system. */
const MARK = 'hydroélectrothermo';

test.describe('design system', () => {
  test.use(ON_DESIGN_SYSTEM);

  for (const [turn, [theme, locale]] of LOOKS.entries()) {
    test(`${theme}, ${locale}: no axe findings and no overflow`, async ({ page }) => {
      test.setTimeout(TIMEOUT_MS);
      await openDesignSystem(page, { theme, locale });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      // 640 px: a window of 1280 px at 200 %; 320 px: at 400 %.
      for (const width of [320, 360, 640, 800, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(await findAxeFindings(page)).toEqual([]);
    });

    test(`${theme}, ${locale}: no axe findings in layers`, async ({ page }) => {
      test.setTimeout(TIMEOUT_MS);
      await openDesignSystem(page, { theme, locale });
      for (const id of takeTurn(['dialog', 'drawer', 'menu'], turn)) {
        await page.locator(`#${id} button`).first().click();
        expect(await findAxeFindings(page, { include: `#${id}`, exclude: FOCUS_GUARDS }), id).toEqual([]);
        await page.keyboard.press('Escape');
      }
      for (const button of await page.locator('#toast button').all()) await button.click();
      expect(await findAxeFindings(page, '#toast'), 'toasts').toEqual([]);
      await page.locator('#combobox input').first().pressSequentially('an');
      await expect(page.getByRole('listbox')).toBeVisible();
      // An open list hides the rest of the page from assistive technology, so axe checks the list only.
      expect(await findAxeFindings(page, '#combobox [role=listbox]'), 'combobox').toEqual([]);
    });
  }

  test('controls: 44 px high, except links in text and in lists', async ({ page }) => {
    await openDesignSystem(page);
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

test('production build: does not contain the design system', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  for (const path of [DESIGN_SYSTEM_PATH, `/en${DESIGN_SYSTEM_PATH}`, `/pro${DESIGN_SYSTEM_PATH}`]) {
    const response = await page.goto(SITE_URL + path);
    expect(response?.status(), path).toBe(404);
  }
  const built = join('dist', 'client');
  const manifest = readFileSync(join(built, '.vite', 'manifest.json'), 'utf8');
  expect(manifest).not.toContain('client/design-system');
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
