import { expect, type Locator, type Page } from '@playwright/test';
import { followLink } from './support/follow-link.ts';
import { closeFilters } from './support/open-filters.ts';
import { openPage } from './support/open-page.ts';
import { freeSiret } from './support/signup-emails.ts';
import { field, stepTitle, WORDS } from './support/signup-steps.ts';
import { test } from './support/site-test.ts';

const MAX_STOPS = 90;
/** All work after a page is shown has finished by then. */
const SETTLED_MS = 500;

test('[HD-02, PR-01, PR-02] from the home page to a product by keyboard', async ({ page }) => {
  await openPage(page, '/');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const main = page.getByRole('main');
  await tabTo(page, menu.locator('summary', { hasText: 'Produits' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Tout voir : Radiateurs' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Radiateurs');
  await expectArrival(page, 'Radiateurs | Âtre');
  await tabTo(page, main.getByRole('button', { name: 'Type d’appareil' }));
  await page.keyboard.press('Enter');
  await expect(main.locator('[data-facet="TYPE"] > summary')).toBeFocused();
  const fluid = main.getByRole('checkbox', { name: /Inertie fluide/ });
  await tabTo(page, fluid);
  await page.keyboard.press('Space');
  await expect(main.getByText('11 produits', { exact: true })).toBeVisible();
  await expect(fluid).toBeFocused();
  await closeFilters(page);
  await expect(main.getByRole('button', { name: 'Type d’appareil' })).toBeFocused();
  const card = main.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = await card.innerText();
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectArrival(page, new RegExp(`^${name}, .* \\| Âtre$`));
  await tabTo(page, main.getByRole('radio', { checked: true }).first());
  const reference = main.getByText(/^Réf\./);
  const before = await reference.innerText();
  await page.keyboard.press('ArrowRight');
  await expect(reference).not.toHaveText(before);
});

/** Expects the focus at the start of the new page, whose title identifies it. */
async function expectArrival(page: Page, title: string | RegExp): Promise<void> {
  await expect(page).toHaveTitle(title);
  const main = page.locator('main');
  await expect(main).toBeFocused();
  const name = (await main.getAttribute('aria-label')) ?? '';
  expect(await page.title()).toContain(name || 'a name');
}

test('[AC-08] input at once in a new page or step: the focus stays in the field', async ({ page }) => {
  await openPage(page, '/nos-produits/chauffage-electrique');
  await enterAtOnce(page, 'main [name="siret"]');
  await followLink(page, WORDS.fr.path);
  await expectToStay(page, 'siret');
  await enterAtOnce(page, 'main [name="company"]');
  await field(page, 'siret').fill(await freeSiret());
  await page.keyboard.press('Enter');
  await stepTitle(page, WORDS.fr, 1);
  await expectToStay(page, 'company');
});

/** As soon as the field exists, before the page's own focus handling. */
async function enterAtOnce(page: Page, selector: string): Promise<void> {
  await page.evaluate((requested) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector<HTMLElement>(requested);
      if (!found) return;
      observer.disconnect();
      found.focus();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, selector);
}

async function expectToStay(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).toBeFocused();
  await page.waitForTimeout(SETTLED_MS);
  await expect(field(page, name)).toBeFocused();
}

/** Presses Tab until the element has the focus; every stop on the way must be visible and show its focus. */
async function tabTo(page: Page, requested: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const finding = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      // A hidden radio button marks the next element, a card's link the card.
      const marks = [focused, focused.nextElementSibling, focused.closest('article')];
      const isMarked = marks.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
      return isMarked ? null : `no mark on ${focused.outerHTML.slice(0, 200)}`;
    });
    expect(finding).toBeNull();
    if (await requested.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${requested.toString()}.`);
}
