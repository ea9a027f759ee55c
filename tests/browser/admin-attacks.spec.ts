import { expect, test, type Page } from '@playwright/test';
import { newestToken, signupValues } from '#tests/support/signup-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { ticketForm } from '#tests/support/ticket-form.ts';
import { BACKOFFICE_URL, SITE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { createOwnBuyer } from './support/own-buyer.ts';
import { signInNewOperator, signInOperator } from './support/sign-in-operator.ts';
import { freeSiret } from './support/signup-emails.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
const COOKIE = 'operator_session';
/** A text that would run a script wherever it was written into a page as HTML. */
const HOSTILE =
  '<img src=x onerror="window.attacked=1"><svg onload="window.attacked=1">"\'><script>window.attacked=1</script>';

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();
test.use({ locale: 'fr-FR' });

const api = createTestClient(BACKOFFICE_URL);
const asMachine = (method: string, path: string, body?: object) =>
  api.call(method, path, { token: TEST_OPERATOR_TOKEN, ...(body && { body }) });

async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'attacked' in window);
}

/** Opens a screen and shows that its hostile text is there as text. */
async function expectText(page: Page, address: string, text = '<img src=x'): Promise<void> {
  await page.goto(address);
  await page.reload();
  await expect(page.getByText(text).or(page.locator('input, textarea')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect({ address, hasRun: await hasRun(page) }).toEqual({ address, hasRun: false });
}

test('attack: what visitors and customers type is text on every screen of the team', async ({ page }) => {
  const email = `attaque-${Date.now()}@courriel.example`;
  const ticket = await fetch(`${BACKOFFICE_URL}/api/v1/ticket?${COMMON}`, {
    method: 'POST',
    body: ticketForm({
      email,
      firstname: HOSTILE.slice(0, 60),
      lastname: HOSTILE.slice(0, 60),
      message: HOSTILE,
    }),
  });
  expect(ticket.status).toBe(200);
  const siret = await freeSiret();
  const application = signupValues({
    email,
    siret,
    company: HOSTILE.slice(0, 60),
    firstname: '<b>Ada',
    lastname: '<i>Bo',
  });
  await api.call('POST', '/user/signup', { body: application });
  const token = await newestToken(BACKOFFICE_URL, email);
  await api.call('POST', '/customer-validate', { body: { token } });
  const buyer = await createOwnBuyer();
  await buyer.elsewhere.ship();
  const placed = await buyer.elsewhere.order({ payment: 'virement', comment: HOSTILE });
  expect(placed.status).toBe(200);

  await signInOperator(page, 'owner');
  const tickets = await asMachine('GET', '/operator/ticket');
  const { items } = tickets.body as { items: { id: number; message?: string }[] };
  await expectText(page, `${ADMIN}#/tickets`);
  await expectText(page, `${ADMIN}#/tickets/${items[0]?.id}/show`);
  await expectText(page, `${ADMIN}#/applications`);
  await expectText(page, `${ADMIN}#/orders`, 'CD-');
  const orders = await asMachine('GET', '/fulfilment/order');
  const [order] = (orders.body as { items: { id: number }[] }).items;
  await expectText(page, `${ADMIN}#/orders/${order?.id}/show`);
  await expectText(page, `${BACKOFFICE_URL}/accounts`);
  await expectText(page, `${BACKOFFICE_URL}/mailbox`);
  await expectText(page, ADMIN, 'Bonjour');
});

test('attack: what operators type is text on every screen of the team, and in the log', async ({ page }) => {
  const until = new Date(Date.now() - 3_600_000).toISOString();
  const promotion = await asMachine('POST', '/promotion', {
    code: `X${Date.now()}`,
    kind: 'percent',
    percent: 5,
    amount: null,
    minimum: 0,
    from: '2026-01-01T00:00:00.000Z',
    until,
    applies_to: 'all',
    categories: [],
    without_signature: false,
    mainland: false,
    combinable: false,
    title: { fr: HOSTILE, en: HOSTILE },
    conditions: { fr: HOSTILE, en: HOSTILE },
  });
  expect(promotion.status).toBe(200);
  const { id } = promotion.body as { id: number };
  const tag = await asMachine('POST', '/tags', {
    code: `attaque-${Date.now()}`,
    label: HOSTILE,
    slug: `attaque-${Date.now()}`,
  });
  expect(tag.status).toBe(200);
  await signInOperator(page, 'owner');
  await expectText(page, `${ADMIN}#/promotions`);
  await expectText(page, `${ADMIN}#/promotions/${id}`);
  await expectText(page, `${ADMIN}#/log`);
  for (const [path, record] of [
    [`/promotion/${id}`, promotion],
    [`/tags/${(tag.body as { id: number }).id}`, tag],
  ] as const)
    expect([record.status, (await asMachine('DELETE', path)).status]).toEqual([200, 200]);
});

test('attack: pages of other origins, the public site among them, neither act nor read as the operator', async ({
  page,
}) => {
  await signInOperator(page, 'owner');
  const name = `attaque ${Date.now()}`;
  const body = JSON.stringify({
    name,
    roles: ['owner'],
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const url = `${BACKOFFICE_URL}/api/v1/operator/token?${COMMON}`;
  const attack = async () =>
    page.evaluate(
      async ({ target, text }) => {
        const results: string[] = [];
        for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
          const init: RequestInit = {
            method: 'POST',
            credentials: 'include',
            headers: { 'content-type': type },
            body: text,
            ...(type !== 'application/json' && { mode: 'no-cors' }),
          };
          await fetch(target, init).then(
            async (response) => results.push(`${type} ${response.type} ${await response.text()}`),
            () => results.push(`${type} failed`),
          );
        }
        await fetch(target, { credentials: 'include' }).then(
          async (response) => results.push(`read ${await response.text()}`),
          () => results.push('read failed'),
        );
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          action: target,
          enctype: 'text/plain',
          target: 'frame',
        });
        const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
        const field = Object.assign(document.createElement('input'), {
          name: `${text.slice(0, -1)},"x":"`,
          value: '"}',
        });
        form.append(field);
        document.body.append(frame, form);
        form.submit();
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return results;
      },
      { target: url, text: body },
    );
  await page.route('http://attaque.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Attaque</title><p>Attaque</p>' }),
  );
  for (const origin of ['http://attaque.example/', `${SITE_URL}/media/`]) {
    await page.goto(origin);
    const results = await attack();
    expect({
      origin,
      leaks: results.filter((result) => result.includes(name) || result.includes('"items"')),
    }).toEqual({
      origin,
      leaks: [],
    });
  }
  const tokens = await asMachine('GET', '/operator/token');
  expect((tokens.body as { items: { name: string }[] }).items.filter((token) => token.name === name)).toEqual(
    [],
  );
  // The attacks have not ended the session either.
  await page.goto(ADMIN);
  await expect(page.getByRole('heading', { name: 'Bonjour Odile Marchand' })).toBeVisible();
});

test('attack: a session that was planted before the sign-in opens nothing after it', async ({ page }) => {
  const planted = 'A'.repeat(43);
  await page.context().addCookies([
    {
      name: COOKIE,
      value: planted,
      domain: new URL(BACKOFFICE_URL).hostname,
      path: '/api/v1/',
      secure: true,
    },
  ]);
  await signInNewOperator(page, 'owner');
  const cookies = await page.context().cookies(`${BACKOFFICE_URL}/api/v1/`);
  const own = cookies.filter(({ name }) => name === COOKIE).map(({ value }) => value);
  expect(own).toHaveLength(1);
  expect(own).not.toContain(planted);
  const response = await fetch(`${BACKOFFICE_URL}/api/v1/operator/session?${COMMON}`, {
    headers: { cookie: `${COOKIE}=${planted}`, 'sec-fetch-site': 'same-origin' },
  });
  expect(response.status).toBe(401);
});
