import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { RouteName } from '#routes/paths.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import { createExampleFinder } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS, type PageKind } from '#scripts/examples/page-kinds.ts';
import { pressAtBank, sendToBank } from '#tests/support/bank-visitor.ts';
import { readPlaced } from '#tests/support/checkout.ts';
import { FORM_QUERIES } from '#tests/support/form-views.ts';
import { hasAllLooks } from '#tests/support/looks.ts';
import { isRouteEnabled } from '#routes/enabled-routes.ts';
import { FEATURES } from '#shared/domain/features.ts';
import { preparedPayment } from '#shared/contract/order-call.ts';
import { SITE_URL } from './support/addresses.ts';
import { openPage } from './support/open-page.ts';
import { createOwnBuyer, enterAs, type OwnBuyer } from './support/own-buyer.ts';
import { test } from './support/site-test.ts';

/** Each page with forms, in French; for professionals if it exists for them. */
const KINDS = PAGE_KINDS.filter(
  ({ pattern, name }, index) =>
    findRoutedPage(pattern).page.form !== undefined &&
    PAGE_KINDS.findLastIndex((kind) => kind.name === name && kind.locale === 'fr') === index,
);
const isOfShop = (name: RouteName) => !isRouteEnabled(name, { cartEnabled: false, features: FEATURES });
/**
 * In the short form, every second page of the shop and every fourth other:
 * tests/server/refused-forms.test.ts tries all.
 */
const TAKEN = KINDS.filter(({ name }, index) => hasAllLooks || index % (isOfShop(name) ? 2 : 4) === 0);
/** Pages for consumers only. */
const FOR_CONSUMERS: ReadonlySet<RouteName> = new Set(['landing', 'landing-heating']);
/** Pages that show a form of an order of the buyer. */
const ORDERS: ReadonlySet<RouteName> = new Set(['order', 'order-error']);
/** Calls that every page makes. */
const AROUND = /\/(?:site|menu|setting|category|slider|url|cart\/chronopost)(?:\?|\/entity)/;
/** Fields of responses that pages show. */
const NAMES = new Set(['name', 'label', 'title', 'firstname', 'nom']);
const MARK = '✱';
const MINUTES = 60_000;

/** Marks every name in a response, at any depth, except the names of form fields. */
function mark(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      NAMES.has(key) && typeof inner === 'string' && !('kind' in value) ? inner + MARK : mark(inner),
    ]),
  );
}

/** Refuses the write of a form with an error in each field, and marks the data that the page reads afterwards. */
async function refuseForms(page: Page): Promise<void> {
  let isRefused = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/v1/**', async (route: Route) => {
    const request = route.request();
    const isRead = request.method() === 'GET' || request.url().includes('/user/logged');
    if (!isRead) {
      isRefused = true;
      const fields = fieldsOf(request);
      const errors = Object.fromEntries([...fields, 'unheard_of'].map((name) => [name, 'required']));
      await route.fulfill({ status: 422, json: { code: 'invalid_form', message: '', errors } });
      return;
    }
    if (!isRefused || AROUND.test(request.url())) return route.fallback();
    const headers = { ...request.headers(), 'sec-fetch-site': 'same-origin' };
    const response = await route.fetch({ headers });
    await route.fulfill({ response, json: mark(await response.json()) });
  });
}

function fieldsOf(request: Request): string[] {
  const isForm = (request.headers()['content-type'] ?? '').startsWith('multipart/');
  if (!isForm) return Object.keys((request.postDataJSON() as object | null) ?? {});
  return [...(request.postData() ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name = '']) => name);
}

/** The marked texts that the page shows, without those of the error summary. */
async function marksOf(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main [data-form-errors]')];
    const summaries = texts.map((summary) => summary.innerText);
    const whole = document.querySelector('main')?.innerText ?? '';
    return summaries.reduce((rest, summary) => rest.replace(summary, ''), whole);
  });
  return [...new Set(shown.match(/\S+✱/gu) ?? [])].toSorted((one, other) => one.localeCompare(other));
}

/** Leaves the page and returns with the router, which reloads its data. */
async function visitAgain(page: Page): Promise<void> {
  const here = page.url();
  const title = await page.locator('main h1').innerText();
  await page.getByRole('link', { name: 'Âtre Accueil' }).first().click();
  await expect(page).not.toHaveURL(here);
  await page.goBack();
  await expect(page).toHaveURL(here);
  await expect(page.locator('main h1')).toHaveText(title);
}

/** Addresses at which a kind shows forms. */
async function addressesOf(kind: PageKind, buyer: OwnBuyer): Promise<string[]> {
  if (ORDERS.has(kind.name)) return [await addressOfOrder(kind, buyer)];
  if (kind.name === 'favorites') await keepProduct(buyer);
  const find = await createExampleFinder(SITE_URL);
  const [example] = await find(kind);
  const [bare = ''] = (example?.path ?? '').split('?', 1);
  return (FORM_QUERIES[kind.name] ?? [(example?.path ?? '').slice(bare.length)]).map((query) => bare + query);
}

async function keepProduct({ elsewhere, customer }: OwnBuyer): Promise<void> {
  const body = { entity_type: 'product', entity_id: 1 };
  expect((await elsewhere.call('POST', `/customer/${customer}/favorite`, { body })).status).toBe(200);
}

async function addressOfOrder({ name }: PageKind, { elsewhere }: OwnBuyer): Promise<string> {
  const { reference } = readPlaced(await elsewhere.order({ payment: name === 'order' ? 'virement' : 'cb' }));
  if (name === 'order') return `/ma-commande/${reference}?view=reorder`;
  const prepared = await elsewhere.call('GET', '/cart-prepare-card-payment', { query: { reference } });
  const { action_url: bank, fields } = preparedPayment.parse(prepared.body);
  await pressAtBank(SITE_URL, await sendToBank(SITE_URL, bank, fields), 'refuse');
  const state = () => elsewhere.call('GET', '/cart/check-status-order', { query: { reference } });
  await expect.poll(async () => ((await state()).body as { status: string }).status).toBe('refused');
  return `/commande/erreur?reference=${reference}`;
}

/** Forms that the page's router submits, one of each shape. */
const findForms = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const shapes = new Map<string, number>();
    for (const [index, form] of [...document.querySelectorAll<HTMLFormElement>('main form')].entries()) {
      const isOwn = form.method === 'post' && new URL(form.action).pathname === location.pathname;
      if (!isOwn || form.hasAttribute('data-document')) continue;
      shapes.set([form.className, ...new FormData(form).keys()].join(), index);
    }
    return [...shapes.values()];
  });

/** Presses the last button of a form, since the first may only open something. */
async function send(page: Page, index: number): Promise<void> {
  const refused = page.waitForFunction(
    () => document.querySelector('main [data-form-errors], main [aria-invalid="true"]') !== null,
    undefined,
    { timeout: 5000 },
  );
  await page.evaluate((place) => {
    const form = document.querySelectorAll<HTMLFormElement>('main form')[place];
    const buttons = form?.querySelectorAll<HTMLButtonElement>('button[type="submit"]') ?? [];
    form?.requestSubmit([...buttons].at(-1));
  }, index);
  await refused.catch(() => undefined);
}

/** Follows each link of each error summary. @returns links whose target does not get the focus */
async function findDeadLinks(page: Page): Promise<string[]> {
  const links = page.locator('main [data-form-errors] a[href^="#"]');
  const dead: string[] = [];
  for (const link of await links.all()) {
    await link.click();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    const isThere = await page.evaluate((place) => {
      const field = document.getElementById(place);
      const { activeElement } = document;
      return field !== null && (field === activeElement || field.contains(activeElement));
    }, id);
    if (!isThere) dead.push(id);
  }
  return dead;
}

for (const kind of TAKEN) {
  test(`[ER-07] refused form of ${kind.name}: reports it, shows current data, and each link of its summary leads to a field`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(2 * MINUTES);
    complaints.allow(/status of (?:4\d\d|500)/);
    const buyer = await createOwnBuyer();
    const addresses = await addressesOf(kind, buyer);
    if (!FOR_CONSUMERS.has(kind.name)) await enterAs(page, buyer.email, '/mon-compte');
    let tried = 0;
    for (const address of addresses) {
      await openPage(page, address);
      for (const index of await findForms(page)) {
        await openPage(page, address);
        await refuseForms(page);
        await send(page, index);
        const summary = page.locator('main [data-form-errors], main [aria-invalid="true"]');
        // Forms that make no call redirect.
        if ((await summary.count()) === 0) continue;
        tried += 1;
        const marks = await marksOf(page);
        expect.soft(await findDeadLinks(page), `${address}, form ${index}`).toEqual([]);
        await visitAgain(page);
        await expect.soft.poll(() => marksOf(page), `${address}, form ${index}`).toEqual(marks);
      }
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const documents = await page.locator('main form[data-document]').count();
    expect(tried + documents).toBeGreaterThan(0);
  });
}
