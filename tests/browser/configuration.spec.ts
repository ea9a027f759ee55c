import { createHash } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { startConfiguredSite, type ConfiguredSite } from './support/configured-site.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

/** A start with a copied shop, on a busy machine. */
const START_MS = 120_000;
const PRO = 'pro@atre.example';

let site: ConfiguredSite;
// All tests share one site.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  site = await startConfiguredSite();
});
test.afterAll(() => site.stop());

/** API calls of a page, by path. */
function watchCalls(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (origin === site.url && ['fetch', 'xhr'].includes(request.resourceType())) paths.push(pathname);
  });
  return paths;
}

const consent = (page: Page, ...kinds: string[]) =>
  page.context().addCookies([{ name: 'consent', value: `1.2026-11-21.${kinds.join('.')}`, url: site.url }]);

async function logIn(page: Page): Promise<void> {
  await openPage(page, `${site.url}/pro/connexion`);
  await page.locator('main [name="email"]').fill(PRO);
  await page.locator('main [name="password"]').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await expect(page).toHaveURL(/mon-compte/);
  await waitForHydration(page);
}

test.beforeEach(({ complaints }) => {
  // The site's address differs from that of most tests, and it may send requests to other hosts.
  complaints.allow(/^request to http:\/\/(?:boutique\.localhost|127\.0\.0\.1):\d+$/);
});

test('PORT, HOST, PUBLIC_URL, BACKOFFICE_PORT, BACKOFFICE_HOST, DATA_DIR: the site runs at these addresses and prints them', async ({
  page,
}) => {
  await consent(page);
  await openPage(page, `${site.url}/produit/lame`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${site.url}/produit/lame`);
  const { BACKOFFICE_HOST, BACKOFFICE_PORT } = site.env;
  const docs = await fetch(`http://${BACKOFFICE_HOST}:${BACKOFFICE_PORT}/openapi.json`);
  expect(docs.status).toBe(200);
});

test('API_PATH: used by suggestions, account, cart with its files, and the API document', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await consent(page);
  await openPage(page, `${site.url}/`);
  await page.locator('#search-field').click();
  await page.keyboard.type('lame', { delay: 30 });
  await expect(page.getByRole('option', { name: /^Lame/ }).first()).toBeVisible();
  await logIn(page);
  await openPage(page, `${site.url}/pro/produit/lame`);
  await page.getByRole('button', { name: /^Ajouter au panier/ }).click();
  await expect(page.getByText('Ajouté à votre panier')).toBeVisible();
  await openPage(page, `${site.url}/mes-points-de-fidelite`);
  const statement = await page
    .locator(`main a[href^="${site.env['API_PATH']}"]`)
    .first()
    .getAttribute('href');
  expect(await page.evaluate(async (path) => (await fetch(path)).status, statement ?? '/none')).toBe(200);
  expect(calls.length).toBeGreaterThan(2);
  expect(calls.filter((path) => !path.startsWith('/appels/v3/') && path !== '/visitor/email-hash')).toEqual(
    [],
  );
  const { BACKOFFICE_HOST, BACKOFFICE_PORT } = site.env;
  const document = await fetch(`http://${BACKOFFICE_HOST}:${BACKOFFICE_PORT}/openapi.json`);
  expect(await document.json()).toMatchObject({ servers: [{ url: '/appels/v3' }] });
  expect((await fetch(`http://127.0.0.1:${site.env['PORT']}/api/v1/menu`)).status).toBe(404);
});

test('MEDIA_URL: pictures load from there, and the policy allows them', async ({ page }) => {
  await consent(page);
  await openPage(page, `${site.url}/produit/lame`);
  const picture = page.locator(`main img[src^="${site.env['MEDIA_URL']}/"]`).first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const { headers } = await fetch(`http://127.0.0.1:${site.env['PORT']}/`);
  expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: ${site.outside.origin}`);
});

test('TAG_MANAGER_ID, TAG_MANAGER_URL, TAG_MANAGER_HOSTS, HASH_SALT: its script runs after consent, and may contact these hosts', async ({
  page,
}) => {
  await consent(page, 'measurement');
  await logIn(page);
  const asked = () => site.outside.asked.map(({ what }) => what);
  await expect.poll(asked).toContain('GET /tags/container.js');
  await expect.poll(asked).toContain('POST /collect');
  const hash = createHash('sha256')
    .update(PRO + site.env['HASH_SALT'])
    .digest('hex');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          (window as Window & { dataLayer?: { event?: string; email_sha256?: string }[] }).dataLayer?.find(
            ({ event }) => event === 'customer',
          )?.email_sha256,
      ),
    )
    .toBe(hash);
});

test('MAPS_API_KEY, MAPS_API_URL: that service suggests places, with that key', async ({ page }) => {
  await consent(page, 'maps');
  await openPage(page, `${site.url}/trouver-un-installateur`);
  const field = page.getByRole('main').getByLabel('Commune ou code postal');
  await field.focus();
  await expect(field).toHaveAttribute('aria-autocomplete', /./);
  await field.pressSequentially('quai');
  await expect(page.getByRole('option', { name: '3 quai de la Fosse, 44000 Nantes' })).toBeVisible();
  const call = site.outside.asked.find(({ what }) => what === 'POST /places');
  expect(call?.headers['x-goog-api-key']).toBe(site.env['MAPS_API_KEY']);
});

test('HUMAN_CHECK_SITE_KEY, HUMAN_CHECK_SECRET, HUMAN_CHECK_ORIGIN, SMTP_URL, MAIL_FROM, MAIL_TO: a form is verified and mailed', async ({
  page,
}) => {
  await consent(page, 'verification');
  await openPage(page, `${site.url}/contact?subject=advice`);
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Aubert');
  await page.getByLabel('E-mail').fill('camille@courriel.example');
  await page.getByLabel('Message').fill('Quel modèle pour 22 m² ?');
  // A form sent within two seconds is treated as spam.
  await page.waitForTimeout(2100);
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page).toHaveURL(/confirmation/);
  const check = site.outside.asked.find(({ what }) => what === 'POST /recaptcha/api/siteverify');
  expect(Object.fromEntries(new URLSearchParams(check?.body))).toMatchObject({
    secret: site.env['HUMAN_CHECK_SECRET'],
    response: `token for ${site.env['HUMAN_CHECK_SITE_KEY']}`,
  });
  await expect.poll(() => site.mail.mails.flatMap(({ to }) => to)).toContain(site.env['MAIL_TO']);
  expect(site.mail.mails[0]?.source).toContain('From: Boutique <boutique@essais.example>');
});

test('LOG_LEVEL: requests are not logged at warn', async () => {
  expect((await fetch(`http://127.0.0.1:${site.env['PORT']}/contact`)).status).toBe(200);
  expect(site.output.stdout).toContain('Starting the storefront');
  expect(site.output.stdout).not.toContain('"level":30');
  expect(site.output.stderr).toBe('');
});
