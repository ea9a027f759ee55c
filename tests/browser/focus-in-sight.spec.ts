import { expect, type Page } from '@playwright/test';
import { MEASURED_URL } from './support/addresses.ts';
import { enter } from './support/enter.ts';
import { enterNew } from './support/new-professional.ts';
import { findHiddenFocus, LOW, startWalk } from './support/find-hidden-focus.ts';
import { openPage } from './support/open-page.ts';
import { DESKTOP } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const PHONE = { width: 390, height: 844 };
const LIST = '/nos-produits/chauffage-electrique';
const sizes = { desktop: DESKTOP, phone: PHONE, low: LOW };
type Size = keyof typeof sizes;

/** Tab stops within a layer; longer ones repeat the same rows. */
const LAYER_STOPS = 9;

type Layer = {
  name: string;
  path: string;
  sizes: readonly Size[];
  open: (page: Page) => Promise<void>;
  /** Selector of the open layer; a modal one traps the focus. */
  layer: string;
  isModal: boolean;
  account?: string;
};

const pressButton = (name: string | RegExp) => async (page: Page) => {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
};

const LAYERS: readonly Layer[] = [
  {
    name: 'burger menu',
    path: LIST,
    sizes: ['phone', 'low'],
    open: pressButton('Menu'),
    layer: '#main-menu:popover-open',
    isModal: true,
  },
  {
    name: 'filter panel',
    path: `${LIST}/_TYPE__inertie-fluide`,
    sizes: ['phone', 'low'],
    open: pressButton(/^Filtrer/),
    layer: '#facet-panel:popover-open',
    isModal: true,
  },
  {
    name: 'stockists dialog',
    path: LIST,
    sizes: ['desktop'],
    open: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Points de vente' }).focus();
      await page.keyboard.press('Enter');
    },
    layer: 'dialog[open]',
    isModal: true,
  },
  {
    name: 'stockists dialog from the burger menu',
    path: LIST,
    sizes: ['phone', 'low'],
    open: async (page) => {
      await pressButton('Menu')(page);
      await page.locator('#main-menu [data-stockists]').focus();
      await page.keyboard.press('Enter');
    },
    layer: 'dialog[open]',
    isModal: true,
  },
  {
    name: 'gallery viewer',
    path: '/produit/lame',
    sizes: ['desktop', 'phone', 'low'],
    open: pressButton('Plein écran'),
    layer: 'dialog[open]',
    isModal: true,
  },
  {
    name: 'energy label',
    path: '/produit/bise',
    sizes: ['desktop', 'phone', 'low'],
    open: pressButton(/Voir l’étiquette/),
    layer: 'dialog[open]',
    isModal: true,
  },
  {
    name: 'relay dialog',
    path: '/',
    sizes: ['desktop', 'phone', 'low'],
    open: async (page) => {
      await enterNew(page.context());
      await openPage(page, '/pro/nos-pieces-detachees/chauffage-electrique/lame');
      await page.locator('table [name=quantity]:not([type=hidden])').first().fill('1');
      await page.locator('#basket').getByRole('button', { name: 'Mettre au panier' }).click();
      await expect(page.getByText('Ajouté à votre panier')).toBeVisible();
      await openPage(page, '/commande/livraison');
      await page.getByRole('radio', { name: /Halte/ }).focus();
      await page.keyboard.press('Space');
    },
    layer: 'dialog[open]',
    isModal: true,
  },
  {
    name: 'products menu',
    path: LIST,
    sizes: ['desktop'],
    open: async (page) => {
      await page.locator('#main-menu summary').first().focus();
      await page.keyboard.press('Enter');
    },
    layer: '#main-menu details[open]',
    isModal: false,
  },
  {
    name: 'user menu',
    path: '/produit/lame',
    sizes: ['phone', 'low'],
    open: async (page) => {
      await page.locator('summary', { hasText: 'Mon compte' }).last().focus();
      await page.keyboard.press('Enter');
    },
    layer: 'details[open]',
    isModal: false,
    account: 'pro@atre.example',
  },
];

for (const { name, path, sizes: names, open, layer, isModal, account } of LAYERS)
  test(`[LY-03] ${name} open, Tab and Shift+Tab: the focus is visible${isModal ? ', stays in the layer and returns to its opener after Escape' : ''} (${names.join(', ')})`, async ({
    page,
    context,
  }) => {
    if (account) await enter(context, account);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [first = 'desktop'] = names;
    await page.setViewportSize(sizes[first]);
    await openPage(page, path);
    await open(page);
    await page.locator(layer).last().waitFor();
    const isInside = () =>
      page.evaluate((requested) => document.activeElement?.closest(requested) !== null, layer);
    if (isModal) await expect.poll(isInside).toBe(true);
    for (const size of names) {
      await page.setViewportSize(sizes[size]);
      const limits = { stops: LAYER_STOPS, ...(isModal && { within: layer }) };
      const found = [
        ...(await findHiddenFocus(page, { key: 'Tab', ...limits })),
        ...(await findHiddenFocus(page, { key: 'Shift+Tab', ...limits })),
      ];
      expect.soft(found, `${name} ${size}`).toEqual([]);
    }
    if (!isModal) return;
    await expect(page.locator(layer)).toHaveRole('dialog');
    expect(await page.evaluate(findReachable, layer), 'the page behind').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator(layer)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toMatch(/^(?:a|button|input)$/);
  });

/**
 * Runs in the page. Finds controls outside the layer that are not inert; those below a native modal dialog
 * are inert without an attribute.
 */
function findReachable(layer: string): string[] {
  if (document.querySelector(layer)?.matches('dialog:modal')) return [];
  return [...document.querySelectorAll('a[href], button, input, select, summary')]
    .filter((stop) => !stop.closest(layer) && !stop.closest('[inert]'))
    .map((stop) => stop.outerHTML.slice(0, 80));
}

for (const [name, size] of Object.entries(sizes))
  test.describe(`all bars at once, ${name}`, () => {
    // Shows consent, and the hint about the browser's language.
    test.use({ ownOrigin: MEASURED_URL, locale: 'en-GB' });

    test(`[TP-02] consent, language hint, comparison bar and back-to-top button: the focus in header, list and footer is visible by Tab and Shift+Tab, ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await openPage(page, MEASURED_URL + LIST);
      const question = page.getByRole('region', { name: 'Votre choix d’abord' });
      await expect(question).toBeVisible();
      await expect(page.getByRole('link', { name: 'This page is available in English' })).toBeVisible();
      const found = await findHiddenFocus(page, { key: 'Tab', stops: 1 });
      // The first tab stop of the document.
      await expect(question.locator(':focus')).toHaveCount(1);
      found.push(...(await findHiddenFocus(page, { key: 'Tab', stops: 16 })));
      await page.getByRole('main').getByRole('checkbox', { name: 'Comparer' }).first().check();
      await startWalk(page, 'main', 'start');
      found.push(...(await findHiddenFocus(page, { key: 'Tab', stops: 12 })));
      await startWalk(page, 'footer', 'start');
      found.push(...(await findHiddenFocus(page, { key: 'Shift+Tab', stops: 8 })));
      await startWalk(page, 'footer', 'end');
      found.push(...(await findHiddenFocus(page, { key: 'Shift+Tab', stops: 22 })));
      await startWalk(page, 'footer', 'end');
      found.push(...(await findHiddenFocus(page, { key: 'Tab', stops: 4 })));
      expect.soft(found).toEqual([]);
      await question.getByRole('button', { name: 'Choisir' }).focus();
      await page.keyboard.press('Enter');
      expect(await findHiddenFocus(page, { key: 'Tab', stops: 3 })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    });
  });

test('new bar: does not scroll a page whose reader has scrolled away from the focused field', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/trouver-un-installateur?place=44000+Nantes');
  await page.getByRole('main').locator('[name=place]').focus();
  await page.mouse.move(700, 500);
  // While the map under the pointer is being created, a turn of the wheel can be lost.
  await expect(async () => {
    await page.mouse.wheel(0, 1200);
    await expect(page.getByRole('button', { name: 'Revenir en haut de la page' })).toBeVisible({
      timeout: 1000,
    });
  }).toPass();
  // A wrong scroll would happen when the new bar is measured.
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});
