import { expect, type Page } from '@playwright/test';
import { openPage } from './support/open-page.ts';
import { test } from './support/site-test.ts';

/** A typed text, and the address and heading of its first suggestion. */
type Step = readonly [text: string, address: RegExp, heading: RegExp];

const WORDS = {
  fr: {
    home: '/',
    open: 'Rechercher',
    all: /^Voir les \d+ résultats$/,
    steps: [
      ['installateur nantes', /\/trouver-un-installateur.*nantes/i, /installateur/i],
      ['E4 marquise', /\/support-faq\/codes-defaut\/.*e4/, /E4/],
      ['la clim goutte dans la chambre', /goutte/, /goutte/],
    ],
    misspelt: ['termostat', /Résultats pour «\sthermostat\s»/],
    tab: /^Pièces détachées/,
  },
  en: {
    home: '/en/',
    open: 'Search',
    all: /^See all \d+ results$/,
    steps: [
      ['installer nantes', /\/find-an-installer.*nantes/i, /installer/i],
      ['E4 marquise', /\/support-faq\/fault-codes\/.*e4/, /E4/],
      ['aircon dripping indoors', /drips/, /drips/],
    ],
    misspelt: ['termostat', 'Results for “thermostat”'],
    tab: /^Spare parts/,
  },
} as const satisfies Record<string, { steps: readonly Step[] } & Record<string, unknown>>;

const fieldOf = (page: Page) => page.locator('#search-field');

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(`search in ${locale}`, () => {
    test('[SE-03, SE-06] by keyboard at 1440 px: first suggestions, then all results', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const [text, address, heading] of words.steps) {
        await openPage(page, words.home);
        await fieldOf(page).focus();
        await page.keyboard.type(text);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      await checkResults(page, words, () => page.keyboard.press('Enter'));
    });

    test.describe('by touch', () => {
      test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

      test('[SE-03, SE-06] at 390 px: first suggestions, then all results', async ({ page }) => {
        for (const [text, address, heading] of words.steps) {
          await openPage(page, words.home);
          await page.getByRole('banner').getByRole('button', { name: words.open, exact: true }).tap();
          await fieldOf(page).fill(text);
          await page.getByRole('option').first().tap();
          await expect(page).toHaveURL(address);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        }
        await page.getByRole('banner').getByRole('button', { name: words.open, exact: true }).tap();
        await checkResults(page, words, () => page.getByRole('option', { name: words.all }).tap());
      });
    });
  });
}

/** Searches a misspelt text, reads the results of a tab, and returns to the first with the back button. */
async function checkResults(
  page: Page,
  { misspelt: [text, corrected], tab }: (typeof WORDS)[keyof typeof WORDS],
  search: () => Promise<void>,
): Promise<void> {
  await fieldOf(page).fill(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await search();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(text);
  await expect(main).toContainText(corrected);
  await main.getByRole('link', { name: tab }).click();
  await expect(main.getByRole('link', { name: tab })).toHaveAttribute('aria-current', /.+/);
  await page.goBack();
  await expect(main).toContainText(corrected);
  await expect(fieldOf(page)).toHaveValue(text);
}
