import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { newProfessional, NEW_PASSWORD } from './new-professional.ts';
import { openPage, waitForHydration } from './open-page.ts';
import { callsOf, enterAs, fillOwnCart } from './own-cart.ts';
import { field, newEmail, press, signUp, WORDS as SIGNUP_WORDS } from './signup-steps.ts';

/** `part`: selector of the part that is read after the step, `main` by default. */
export type Step = { title: string; take: (page: Page) => Promise<void>; part?: string };
export type Journey = {
  /** Name of its file in docs/transcripts. */
  name: string;
  lang: 'fr' | 'en';
  title: string;
  steps: readonly Step[];
};

const open = (path: string) => (page: Page) => openPage(page, path).then(() => undefined);
const follow = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.waitForLoadState();
  await waitForHydration(page);
};

/** In the cart: 3 pieces of a part of the spare-parts catalogue. */
const PART = 'PR-ATN-024';
const PIECES = 3;

async function enterWithCart(page: Page): Promise<void> {
  const email = await newProfessional();
  await fillOwnCart(await callsOf(email, NEW_PASSWORD), PART, PIECES);
  await enterAs(page, email, NEW_PASSWORD);
}

/** The journeys of a blind buyer, in the order of docs/transcripts/README.md. */
export const JOURNEYS: readonly Journey[] = [
  {
    name: 'search-to-product',
    lang: 'fr',
    title: 'From the home page by the search to a product',
    steps: [
      { title: 'The home page, from its very beginning', take: open('/'), part: 'body' },
      {
        title: 'Search for “lame”',
        take: async (page) => {
          await page.locator('#search-field').fill('lame');
          await page.locator('#search-field').press('Enter');
          await page.waitForURL(/recherche/);
          await waitForHydration(page);
        },
      },
      { title: 'Open the first product', take: follow('Lame') },
    ],
  },
  {
    name: 'product-to-cart',
    lang: 'fr',
    title: 'A professional chooses a size and adds it to the cart',
    steps: [
      {
        title: 'The product, logged in',
        take: async (page) => {
          await enterAs(page, await newProfessional(), NEW_PASSWORD);
          await openPage(page, '/pro/produit/lame');
        },
      },
      {
        title: 'Choose 1 000 W and add it',
        take: async (page) => {
          await page.getByRole('radio', { name: /^1 000 W/ }).check({ force: true });
          await page
            .getByRole('main')
            .getByRole('button', { name: /^Ajouter au panier/ })
            .first()
            .click();
          await expect(page.getByText('Ajouté à votre panier').first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: 'cart',
    lang: 'fr',
    title: 'Change a quantity in the cart',
    steps: [
      {
        title: 'The cart',
        take: async (page) => {
          await enterWithCart(page);
          await openPage(page, '/panier');
        },
      },
      {
        title: 'Five pieces instead of three',
        take: async (page) => {
          const quantity = page.getByRole('main').locator('input[name^="quantity-"]').first();
          await quantity.fill('5');
          await quantity.press('Tab');
          await page.waitForTimeout(SETTLED_MS);
        },
      },
    ],
  },
  {
    name: 'checkout',
    lang: 'fr',
    title: 'From delivery to the confirmation of an order',
    steps: [
      {
        title: 'Delivery',
        take: async (page) => {
          await enterWithCart(page);
          await openPage(page, '/commande/livraison');
        },
      },
      { title: 'Summary', take: open('/commande/recapitulatif') },
      {
        title: 'Order by bank transfer',
        take: async (page) => {
          await page.getByRole('radio', { name: 'Virement' }).check();
          await page.getByRole('checkbox', { name: /conditions générales/ }).check();
          await page.getByRole('button', { name: /obligation de paiement/ }).click();
          await page.waitForURL(/confirmation/);
          await waitForHydration(page);
        },
      },
    ],
  },
  {
    name: 'sign-up',
    lang: 'fr',
    title: 'Apply for a professional account',
    steps: [
      { title: 'The first step', take: open(SIGNUP_WORDS.fr.path) },
      {
        title: 'A SIRET that is none',
        take: async (page) => {
          await field(page, 'siret').fill('12345678901234');
          await press(page, SIGNUP_WORDS.fr.next);
          await page.waitForTimeout(SETTLED_MS);
        },
      },
      { title: 'All steps to the end', take: (page) => signUp(page, SIGNUP_WORDS.fr, newEmail()) },
    ],
  },
  {
    name: 'login-error',
    lang: 'fr',
    title: 'Log in with a wrong password',
    steps: [
      { title: 'The login page', take: open('/pro/connexion') },
      {
        title: 'A wrong password',
        take: async (page) => {
          await field(page, 'email').fill('inconnu@atre.example');
          await field(page, 'password').fill('Froidure!2026');
          await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
          await page.waitForTimeout(SETTLED_MS);
        },
      },
    ],
  },
  {
    name: 'locator',
    lang: 'en',
    title: 'Find an installer around Nantes',
    steps: [
      { title: 'The empty search', take: open('/en/find-an-installer') },
      { title: 'Around Nantes', take: open('/en/find-an-installer/electric-heating?place=44000+Nantes') },
    ],
  },
  {
    name: 'calculator',
    lang: 'fr',
    title: 'Work out the output a room needs',
    steps: [
      { title: 'The empty form', take: open('/calculer-la-puissance') },
      {
        title: 'A mistake in the area',
        take: open('/calculer-la-puissance?zip=67000&area=vingt&height=2.5&walls=2&glass=3'),
      },
      {
        title: 'The result',
        take: open(
          '/calculer-la-puissance?zip=67000&built=1989-2000&room=living&area=18.5&height=2.5&walls=2&glass=3&storey=between',
        ),
      },
    ],
  },
  {
    name: 'fault-finder',
    lang: 'en',
    title: 'Look up the fault code E5',
    steps: [
      { title: 'The finder', take: open('/en/support-faq/fault-codes') },
      { title: 'Search for E5', take: open('/en/support-faq/fault-codes?q=E5') },
      { title: 'Open the first answer', take: pressFirstResponse },
    ],
  },
  {
    name: 'order-documents',
    lang: 'en',
    title: 'An order in the account and its documents',
    steps: [
      {
        title: 'The orders',
        take: async (page) => {
          await enter(page.context(), 'pro@atre.example');
          await openPage(page, '/en/my-orders?text=018402');
        },
      },
      { title: 'One order', take: open('/en/my-order/CD-018402') },
    ],
  },
];

/** A change is sent after a pause. */
const SETTLED_MS = 2500;

async function pressFirstResponse(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: /E5/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/E5/);
}
