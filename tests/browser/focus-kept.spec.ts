import { expect, type Page } from '@playwright/test';
import { MEASURED_URL } from './support/addresses.ts';
import { enter } from './support/enter.ts';
import { closeFilters, openFilters } from './support/open-filters.ts';
import { openPage as openLivePage } from './support/open-page.ts';
import { test } from './support/site-test.ts';
import { createOwnBuyer, enterAs } from './support/own-buyer.ts';

const PHONE = { width: 390, height: 844 };
const LIST = '/nos-produits/chauffage-electrique';

/** A control used by keyboard, and the sign that its effect is complete. */
type Action = { name: string; act: (page: Page) => Promise<void>; done: (page: Page) => Promise<void> };

/** Opens a page and waits for the focus observer, which loads after hydration. */
async function openPage(page: Page, path: string): Promise<void> {
  await openLivePage(page, path);
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--foot') !== '');
}

const main = (page: Page) => page.getByRole('main');
const press = async (page: Page, name: string | RegExp, key = 'Enter') => {
  await main(page).getByRole('button', { name }).first().focus();
  await page.keyboard.press(key);
};
const type = async (page: Page, name: string, text: string) => {
  const field = main(page).locator(`[name="${name}"]:visible`).first();
  await field.focus();
  // The field may be replaced when it gets the focus.
  await page.waitForTimeout(150);
  await main(page).locator(`[name="${name}"]:visible`).first().fill(text);
  await page.keyboard.press('Enter');
};
const url = (pattern: RegExp | string) => (page: Page) => expect(page).toHaveURL(pattern);

/** Each continues on the page of the previous one. */
const JOURNEYS: Record<string, { path: string; account?: string; actions: readonly Action[] }> = {
  'list of products': {
    path: LIST,
    actions: [
      {
        name: 'sort, at the first arrow key',
        act: async (page) => {
          await main(page).locator('select[name="orderBy"]').focus();
          await page.keyboard.press('ArrowDown');
        },
        done: async (page) => expect(page).not.toHaveURL(/chauffage-electrique$/),
      },
      {
        name: 'a facet',
        act: async (page) => {
          await (await openFilters(page)).getByRole('checkbox', { name: /Inertie fluide/ }).focus();
          await page.keyboard.press('Space');
        },
        done: url(/_TYPE__inertie-fluide/),
      },
      { name: 'the price facet', act: (page) => type(page, 'price_max', '500'), done: url(/PRICE/) },
      {
        name: 'a filter taken off',
        act: async (page) => {
          await closeFilters(page);
          await main(page)
            .getByRole('link', { name: /Inertie fluide/ })
            .first()
            .focus();
          await page.keyboard.press('Enter');
        },
        done: async (page) => expect(page).not.toHaveURL(/_TYPE__inertie-fluide/),
      },
    ],
  },
  'search results': {
    path: '/recherche?q=radiateur',
    actions: [
      {
        name: 'a second search',
        act: async (page) => {
          await page.locator('#search-field').focus();
          await page.waitForTimeout(300);
          await page.locator('#search-field').fill('thermostat');
          await page.keyboard.press('Enter');
        },
        done: url(/q=thermostat/),
      },
    ],
  },
  locator: {
    path: '/trouver-un-installateur',
    actions: [
      {
        name: 'nothing typed',
        act: (page) => type(page, 'place', ''),
        done: url(/place=(?:&|$)|installateur$/),
      },
      { name: 'an unknown place', act: (page) => type(page, 'place', 'zzzzzz'), done: url(/zzzzzz/) },
      { name: 'a place found', act: (page) => type(page, 'place', '44000 Nantes'), done: url(/44000/) },
    ],
  },
  documents: {
    path: '/documentations',
    actions: [{ name: 'a search', act: (page) => type(page, 'q', 'notice'), done: url(/q=notice/) }],
  },
  parts: {
    path: '/pro/nos-pieces-detachees/chauffage-electrique/recherche',
    actions: [{ name: 'a search', act: (page) => type(page, 'q', 'resistance'), done: url(/q=resistance/) }],
  },
  calculator: {
    path: '/calculer-la-puissance',
    actions: [
      { name: 'a room added', act: (page) => press(page, 'Ajouter une pièce'), done: url(/height=/) },
      {
        name: 'a room removed',
        act: (page) => press(page, /^Retirer|^Supprimer/),
        done: url(/height=/),
      },
      { name: 'an error', act: (page) => press(page, 'Calculer'), done: url(/area=/) },
    ],
  },
};

/** Longer than the rendering of a response. */
const SETTLED_MS = 250;
const RENDERED_MS = 5000;

async function expectFocus(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? 'nothing');
  // A busy machine renders later: the focus comes back with the rendering, without input.
  await expect
    .poll(focused, { message: `${name}: what has the focus`, timeout: RENDERED_MS })
    .not.toMatch(/^(?:<body|nothing)/);
}

for (const [name, { path, account, actions }] of Object.entries(JOURNEYS))
  test(`focus, ${name}: not lost after ${actions.map((action) => action.name).join(', ')}`, async ({
    page,
    context,
  }) => {
    if (account) await enter(context, account);
    await openPage(page, path);
    for (const action of actions) {
      await action.act(page);
      await action.done(page);
      await expectFocus(page, action.name);
    }
  });

test('focus, comparison and back-to-top button: not lost after a product is removed, the bar closed, the page scrolled up', async ({
  page,
}) => {
  await openPage(page, LIST);
  const toggle = main(page).getByRole('checkbox', { name: 'Comparer' }).nth(6);
  await toggle.focus();
  await page.keyboard.press('Space');
  await main(page)
    .getByRole('region', { name: /compar/i })
    .getByRole('button')
    .focus();
  await page.keyboard.press('Enter');
  await expect(toggle).not.toBeChecked();
  await expectFocus(page, 'the bar closed');
  await expect(toggle).toBeFocused();
  const top = page.getByRole('button', { name: 'Revenir en haut de la page' });
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
  await top.focus();
  await page.keyboard.press('Enter');
  await expect(top).toHaveCount(0);
  await expectFocus(page, 'the top');
});

test('focus, stockists dialog from the burger menu: not lost after no result, an unknown place, a place and its close button', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, LIST);
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  await burger.focus();
  await page.keyboard.press('Enter');
  await page.locator('#main-menu [data-stockists]').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Voir nos appareils en vrai' });
  await expect(dialog).toBeVisible();
  for (const place of ['', 'zzzzzz', '44000 Nantes']) {
    await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().focus();
    await page.waitForTimeout(SETTLED_MS);
    await dialog.locator('[name="place"]').fill(place);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(SETTLED_MS);
    await expectFocus(page, `place “${place}”`);
  }
  await dialog.getByRole('button', { name: /^Fermer/ }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(burger).toBeFocused();
});

test('[CK-11] focus, cart: not lost after a minimum quantity, a line removed and restored', async ({
  page,
}) => {
  const { email } = await createOwnBuyer();
  await enterAs(page, email, '/panier');
  const quantity = main(page).locator('input[name^="quantity-"]');
  await press(page, /^Un de plus/);
  await expect(quantity).toHaveValue('2');
  await press(page, /^Un de moins/);
  await expect(quantity).toHaveValue('1');
  await expectFocus(page, 'minimum');
  await main(page).locator('button[name="remove"]').focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Votre panier est vide').first()).toBeVisible();
  await expectFocus(page, 'removed');
  await press(page, 'Annuler');
  await expect(quantity).toHaveValue('1');
  await expectFocus(page, 'put back');
});

test.describe('consent', () => {
  test.use({ ownOrigin: MEASURED_URL });

  test('[TP-02] focus, consent: not lost after options are opened, it is dismissed by Escape, reopened and refused', async ({
    page,
  }) => {
    await openPage(page, `${MEASURED_URL}${LIST}`);
    const question = page.getByRole('region', { name: 'Votre choix d’abord' });
    await question.getByRole('button', { name: 'Choisir' }).focus();
    await page.keyboard.press('Enter');
    await expect(question.getByRole('switch').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expectFocus(page, 'put off');
    expect(await page.evaluate(() => document.cookie)).not.toContain('consent');
    const opener = page.getByRole('button', { name: 'Choix des cookies' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Tout refuser' }).focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('toast with an action: Tab leads to it, it stays while focused, hovered or hidden, and the focus returns when it closes', async ({
  page,
}) => {
  const { email } = await createOwnBuyer();
  await enterAs(page, email, '/panier');
  await page.clock.install();
  await openPage(page, '/pro/produit/lame');
  const add = main(page)
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first();
  await add.focus();
  await page.keyboard.press('Enter');
  const toast = page.locator('[data-toast]');
  await expect(toast).toContainText('Ajouté à votre panier');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: 'Voir le panier' })).toBeFocused();
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toBeVisible();
  await toast.hover();
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  await page.mouse.move(0, 0);
  await page.clock.runFor(30_000);
  await expect(toast).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
  await page.clock.runFor(10_000);
  await expect(toast).toHaveCount(0);
  await expect(add).toBeFocused();
});
