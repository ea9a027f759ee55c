import { expect, type Page } from '@playwright/test';
import { BROWSER_STORAGE, type StoredItem } from '#backoffice/privacy/browser-storage.data.ts';
import { signupValues } from '#tests/support/signup-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL, MEASURED_URL } from './support/addresses.ts';
import { ownAddress } from './support/own-address.ts';
import { createOwnBuyer, enterAs } from './support/own-buyer.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { freeSiret } from './support/signup-emails.ts';
import { test } from './support/site-test.ts';

/** Longest lifetime of each cookie in seconds, and the storage keys. */
type Seen = Map<string, number>;

const keyOf = ({ kind, name }: Pick<StoredItem, 'kind' | 'name'>) => `${kind} ${name}`;
/** Cookies that a page removes before the test can read them are taken from the responses. */
const MAX_AGE = /^([^=]+)=[^;]+;.*?\bMax-Age=(\d+)/i;

function watchResponses(page: Page, seen: Seen): void {
  page.on('response', (response) => {
    void response.headersArray().then(
      (headers) => {
        for (const { name, value } of headers) {
          if (name.toLowerCase() !== 'set-cookie') continue;
          for (const line of value.split('\n')) {
            const [, cookie = '', seconds = ''] = MAX_AGE.exec(line) ?? [];
            if (Number(seconds) > 0) note(seen, `cookie ${cookie}`, Number(seconds));
          }
        }
      },
      () => undefined,
    );
  });
}

/** Records each write, because a page may remove storage keys at once. */
async function watchStorage(page: Page, seen: Seen): Promise<void> {
  await page.exposeFunction('noteStored', (key: string) => note(seen, key, 0));
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem');
    Object.defineProperty(Storage.prototype, 'setItem', {
      ...own,
      value(this: Storage, name: string, value: string) {
        const { noteStored } = window as unknown as { noteStored: (key: string) => void };
        noteStored(`${this === localStorage ? 'local' : 'session'} ${name}`);
        Reflect.apply(own?.value as (name: string, value: string) => void, this, [name, value]);
      },
    });
  });
}

function note(seen: Seen, key: string, seconds: number): void {
  seen.set(key, Math.max(seconds, seen.get(key) ?? 0));
}

/** All cookies and storage of the site in Chromium at this moment. */
async function look(page: Page, seen: Seen): Promise<void> {
  for (const { name, expires } of await page.context().cookies())
    note(seen, `cookie ${name}`, expires - Date.now() / 1000);
  const held = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    others: [...(await indexedDB.databases()).map(({ name }) => name ?? ''), ...(await caches.keys())],
  }));
  for (const name of held.local) note(seen, `local ${name}`, 0);
  for (const name of held.session) note(seen, `session ${name}`, 0);
  expect(held.others).toEqual([]);
}

test('[TP-02] cookie page: its table equals the browser’s storage after a full journey', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/^request to|status of 4\d\d/);
  const seen: Seen = new Map();
  watchResponses(page, seen);
  await watchStorage(page, seen);
  const main = page.getByRole('main');

  // Ports of one host share cookies, so consent is given on the site with third-party services.
  await openPage(page, `${MEASURED_URL}/`);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await look(page, seen);

  await openPage(page, '/recherche?q=lame');
  await openPage(page, '/documentations');
  await main.locator('input[type=checkbox][name=document]').first().check();
  await openPage(page, '/contact?subject=other');
  await page.getByLabel('Message').fill('Un brouillon');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('shop'))).toContain('brouillon');
  await look(page, seen);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Aubert');
  await page.getByLabel('E-mail').fill('camille@courriel.example');
  await page.locator('input[name=started_at]').evaluate((field: HTMLInputElement) => {
    field.value = String(Date.now() - 60_000);
  });
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/\/confirmation/);
  await look(page, seen);

  // A guest's cart, and a vote.
  const status = await page.evaluate(async () => {
    const query = 'site_id=1&lang=fr&sales_plan_id=2';
    const parts = (await (await fetch(`/api/v1/part?${query}&perPage=5`)).json()) as {
      items: { element_id: number }[];
    };
    const body = JSON.stringify({ type: 'part', element_id: parts.items[0]?.element_id, quantity: 1 });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`/api/v1/cart?${query}`, { method: 'POST', headers, body })).status;
  });
  expect(status).toBe(200);
  await openPage(page, '/sav/trouver-la-plaque-signaletique');
  const vote = page.getByRole('region', { name: 'Cette page vous a-t-elle aidé' });
  await vote.getByRole('button', { name: 'Oui' }).click();
  await expect(vote.locator('[data-spoken]')).not.toBeEmpty();
  await look(page, seen);

  // An account with an unconfirmed email address.
  const applicant = `compte-${crypto.randomUUID().slice(0, 8)}@huppe.example`;
  const application = signupValues({ email: applicant, siret: await freeSiret() });
  await createTestClient(BACKOFFICE_URL).call('POST', '/user/signup', {
    body: application,
    address: ownAddress(),
  });
  await openPage(page, '/pro/connexion');
  await main.locator('[name="email"]').fill(applicant);
  await main.locator('[name="password"]').fill(application.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.locator('[data-banner="error"]')).toBeVisible();
  await look(page, seen);

  const { email } = await createOwnBuyer();
  await enterAs(page, email, '/commande/recapitulatif');
  await look(page, seen);
  await page.getByRole('radio', { name: 'Carte bancaire' }).check();
  await page.getByRole('checkbox', { name: /conditions générales\.$/ }).check();
  await page.getByRole('button', { name: 'Commander avec obligation de paiement' }).click();
  await page.getByRole('button', { name: 'Payer', exact: true }).click();
  await expect(page).toHaveURL(/confirmation-cb/);
  await waitForHydration(page);
  await look(page, seen);
  await openPage(page, '/mon-compte');
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click();
  await expect(page).toHaveURL(/\/(?:pro)?$/);
  await look(page, seen);

  const listed = new Map(BROWSER_STORAGE.map((item) => [keyOf(item), item]));
  expect([...seen.keys()].filter((key) => !listed.has(key))).toEqual([]);
  expect([...listed.keys()].filter((key) => !seen.has(key))).toEqual([]);
  for (const [key, seconds] of seen) {
    const { maxSeconds = 0 } = listed.get(key) ?? {};
    expect([key, seconds <= maxSeconds + 1]).toEqual([key, true]);
  }
  // The documented list.
  await openPage(page, '/cookies');
  for (const { name } of BROWSER_STORAGE)
    await expect(
      main
        .getByRole('cell', { name, exact: true })
        .or(main.getByRole('rowheader', { name, exact: true }))
        .first(),
    ).toBeVisible();
});
