import { expect, type Page, type Route } from '@playwright/test';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { NEW_PASSWORD, newProfessional } from './support/new-professional.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

/** Two of it are heavy enough for the pallet carrier. */
const ARTICLE = 'AT-RFD-1250-LI';

const STATUS_CALL = /\/cart\/check-status-order\b/;

const WORDS = {
  fr: {
    summary: '/commande/recapitulatif',
    card: 'Carte bancaire',
    transfer: 'Virement',
    terms: /conditions générales\.$/,
    order: 'Commander avec obligation de paiement',
    pay: 'Payer',
    refuse: 'Être refusé',
    abandon: 'Renoncer au paiement',
    thanks: 'Merci, votre commande est enregistrée',
    refused: 'La banque a refusé le paiement.',
    givenUp: 'Le paiement n’a pas abouti.',
    again: /Payer de nouveau/,
  },
  en: {
    summary: '/en/order/summary',
    card: 'Card',
    transfer: 'Bank transfer',
    terms: /terms and conditions\.$/,
    order: 'Order with obligation to pay',
    pay: 'Pay',
    refuse: 'Be refused',
    abandon: 'Give the payment up',
    thanks: 'Thank you, your order is recorded',
    refused: 'The bank refused the payment.',
    givenUp: 'The payment did not go through.',
    again: /by card again/,
  },
};
type Locale = keyof typeof WORDS;

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 20_000 });

/** Logs in a new professional with a cart that is ready to be ordered. */
async function enterWithCart(page: Page): Promise<void> {
  await openPage(page, '/pro/connexion');
  await page.locator('main [name="email"]').fill(await newProfessional());
  await page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await press(page, 'Se connecter');
  await expect(page).toHaveURL(/mon-compte/);
  await fillCart(page);
}

async function fillCart(page: Page): Promise<void> {
  const statuses = await page.evaluate(async (reference) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const call = async (method: string, path: string, body?: unknown) => {
      const joint = path.includes('?') ? '&' : '?';
      const response = await fetch(`/api/v1/${path}${joint}site_id=1&lang=fr&sales_plan_id=3`, {
        method,
        headers: { 'x-atre-token': '1', 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as { items?: { id: number }[] } };
    };
    const found = await call('GET', `product-variants?text=${reference}`);
    const id = found.body.items?.[0]?.id ?? 0;
    const added = await call('POST', 'cart', { type: 'product', element_id: id, quantity: 2 });
    const shipping = { carrier: 'transporteur', phone: '06 39 98 04 12' };
    const shipped = await call('POST', 'cart/update', { type: 'shipping', shipping });
    return [added.status, shipped.status];
  }, ARTICLE);
  expect(statuses).toEqual([200, 200]);
}

async function order(page: Page, lang: Locale, means: 'card' | 'transfer'): Promise<void> {
  const words = WORDS[lang];
  await openPage(page, words.summary);
  await page.getByRole('radio', { name: words[means] }).check();
  await page.getByRole('checkbox', { name: words.terms }).check();
  await press(page, words.order);
}

async function expectSound(page: Page): Promise<void> {
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  if (page.viewportSize()?.width === PHONE.width) expect(await findTargetFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

for (const [lang, viewport] of takeTurn(
  [
    ['fr', DESKTOP],
    ['en', PHONE],
  ] as const,
  0,
)) {
  test.describe(`${lang}, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test(`[CK-08, RT-51, RT-52] card refused, cancelled, then accepted: one order, ${lang}`, async ({
      page,
    }) => {
      test.slow();
      const words = WORDS[lang];
      await enterWithCart(page);
      await openPage(page, words.summary);
      await expectSound(page);
      await order(page, lang, 'card');
      await press(page, words.refuse);
      await heading(page, words.refused);
      await waitForHydration(page);
      await expectSound(page);
      const reference = new URL(page.url()).searchParams.get('reference');
      await press(page, words.again);
      await press(page, words.abandon);
      await heading(page, words.givenUp);
      await waitForHydration(page);
      await press(page, words.again);
      await press(page, words.pay);
      await heading(page, words.thanks);
      expect(new URL(page.url()).searchParams.get('reference')).toBe(reference);
      await waitForHydration(page);
      await expectSound(page);
      await page.reload();
      await heading(page, words.thanks);
    });
  });
}

test('[CK-08] tab closed before the return from the bank: the order is placed', async ({
  page,
  context,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_FAILED/);
  await enterWithCart(page);
  await order(page, 'fr', 'card');
  await page.waitForURL(/test-bank/);
  // The bank takes the payment, and its redirect never reaches the buyer.
  await page.route(/confirmation-cb/, (route) => route.abort());
  await press(page, WORDS.fr.pay).catch(() => {});
  await page.close();
  const other = await context.newPage();
  await openPage(other, '/mes-commandes');
  await other
    .getByRole('link', { name: /CD-\d{6}/ })
    .first()
    .click();
  await expect(other.locator('main')).not.toContainText('n’a pas encore répondu');
});

test('[RT-52] transfer: shows the bank details; two presses place one order', async ({ page }) => {
  await enterWithCart(page);
  await openPage(page, WORDS.fr.summary);
  await page.getByRole('radio', { name: WORDS.fr.transfer }).check();
  await page.getByRole('checkbox', { name: WORDS.fr.terms }).check();
  await page.getByRole('button', { name: WORDS.fr.order }).dblclick();
  await heading(page, WORDS.fr.thanks);
  await expect(page.locator('main')).toContainText('FR76');
  await waitForHydration(page);
  await expectSound(page);
});

test('[CK-08] late decision of the bank: the page shows that it waits, and updates without input', async ({
  page,
}) => {
  test.slow();
  await enterWithCart(page);
  // The page reloads when the bank has decided: not before it has been looked at.
  const held: Route[] = [];
  await page.route(STATUS_CALL, (route) => {
    held.push(route);
  });
  await order(page, 'fr', 'card');
  await press(page, 'Payer, réponse tardive');
  await heading(page, 'Nous attendons la réponse de votre banque');
  await expect(page.getByText('Ne payez pas deux fois.')).toBeVisible();
  await expectSound(page);
  await page.unroute(STATUS_CALL);
  for (const route of held) await route.continue();
  await expect(page.getByRole('heading', { level: 1, name: WORDS.fr.thanks })).toBeVisible({
    timeout: 40_000,
  });
});
