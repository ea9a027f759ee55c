import { EventEmitter, once } from 'node:events';
import { expect, test, type Page } from '@playwright/test';
import { ticketForm } from '#tests/support/ticket-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN as token } from './support/addresses.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();

const api = createTestClient(BACKOFFICE_URL);

/** Delays writes until the returned function is called. */
async function holdWrites(page: Page, path: RegExp, method: string): Promise<() => void> {
  const gate = new EventEmitter();
  const released = once(gate, 'released');
  await page.route(path, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return () => gate.emit('released');
}

test('admin: what is typed while a record is saved stays, beside what the server has stored', async ({
  page,
}) => {
  const blocks = [
    { type: 'text', markdown: 'Un' },
    { type: 'text', markdown: 'Deux' },
  ];
  const record = { ...WHOLE_RECORDS.page, blocks, slug: `frappe-${Date.now()}`, title: 'Avant' };
  const created = await api.call('POST', '/page', { body: record, token });
  const { id } = created.body as { id: number };
  await signInOperator(page, 'content');
  await page.goto(`${ADMIN}#/pages/${id}?lang=fr`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first();
  const text = page.getByRole('region', { name: '1. Texte', exact: true }).getByRole('textbox').first();
  await expect(field('Titre')).toHaveValue('Avant');
  await field('Titre').fill('Enregistré d’abord');
  const release = await holdWrites(page, /\/api\/v1\/page\?/, 'PUT');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await field('Chapeau').fill('Saisi pendant l’enregistrement');
  await text.fill('Un bloc saisi pendant l’enregistrement');
  release();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(field('Titre')).toHaveValue('Enregistré d’abord');
  await expect(field('Chapeau')).toHaveValue('Saisi pendant l’enregistrement');
  await expect(text).toHaveValue('Un bloc saisi pendant l’enregistrement');

  // It is saved like everything else, on the record as it is now.
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect
    .poll(async () => (await api.call('GET', `/page/record/${id}`, { token })).body)
    .toMatchObject({
      title: 'Enregistré d’abord',
      lead: 'Saisi pendant l’enregistrement',
      blocks: [{ markdown: 'Un bloc saisi pendant l’enregistrement' }, { markdown: 'Deux' }],
    });
});

test('admin: a form that is empty once it is sent takes no text meanwhile', async ({ page }) => {
  const form = ticketForm({ email: `frappe-${Date.now()}@courriel.example` });
  const sent = await fetch(`${BACKOFFICE_URL}/api/v1/ticket?${COMMON}`, { method: 'POST', body: form });
  const { reference } = (await sent.json()) as { reference: string };
  const listed = await api.call('GET', '/operator/ticket', { query: { q: reference }, token });
  const [ticket] = (listed.body as { items: { id: number }[] }).items;
  await signInOperator(page, 'support');
  await page.goto(`${ADMIN}#/tickets/${ticket?.id}/show`);
  const text = page.getByLabel('Texte');
  await text.fill('Une réponse');
  const release = await holdWrites(page, /\/operator\/ticket\/\d+\/message/, 'POST');
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await expect(page.locator('[inert]').getByLabel('Texte')).toHaveValue('Une réponse');
  await page.keyboard.type(' perdue');
  await expect(text).toHaveValue('Une réponse');
  release();
  const thread = page.getByRole('list', { name: 'Échanges' });
  await expect(thread.getByText('Une réponse', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('');
  await expect(page.locator('[inert]')).toHaveCount(0);
});
