import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { TicketSummary } from '#shared/contract/ticket-desk.ts';
import { ticketForm } from '#tests/support/ticket-form.ts';
import { createTestClient } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';
import { WHOLE_SHOP_RECORDS } from '#tests/support/whole-shop-records.ts';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN as token } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const COMMON = 'site_id=1&lang=fr&sales_plan_id=1';
/** A product is written, and its pictures are encoded, on a busy machine. */
const SAVED_MS = 30_000;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();

const api = createTestClient(BACKOFFICE_URL);

async function create(path: string, body: object): Promise<number> {
  const response = await api.call('POST', path, { body, token });
  expect([response.status, response.body]).toEqual([200, { id: expect.any(Number) }]);
  return (response.body as { id: number }).id;
}

/** Confirms the question before a removal. */
async function remove(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click();
}

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Cette fiche a changé' });

test('admin: a ticket with a new note of a colleague is not removed before it was read again', async ({
  page,
}) => {
  const form = ticketForm({ email: `conflit-${Date.now()}@courriel.example` });
  const sent = await fetch(`${BACKOFFICE_URL}/api/v1/ticket?${COMMON}`, { method: 'POST', body: form });
  const { reference } = (await sent.json()) as { reference: string };
  const listed = await api.call('GET', '/operator/ticket', { query: { q: reference }, token });
  const [ticket] = (listed.body as { items: TicketSummary[] }).items;
  await signInOperator(page, 'support');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${ADMIN}#/tickets/${ticket?.id}/show`);
  await expect(page.getByRole('button', { name: 'Supprimer la demande' })).toBeVisible();
  const body = { kind: 'note', text: 'Ne pas supprimer : il rappelle demain.' };
  await api.call('POST', `/operator/ticket/${ticket?.id}/message`, { body, token });

  await remove(page, 'Supprimer la demande');
  await expect(conflict(page)).toContainText('elle n’a pas été supprimée');
  expect(await overflow(page)).toBe(0);
  await conflict(page).getByRole('button', { name: 'Charger l’autre version' }).click();
  await expect(page.getByText(body.text)).toBeVisible();
  await expect(conflict(page)).toBeHidden();
  await remove(page, 'Supprimer la demande');
  await expect(page).toHaveURL(/#\/tickets(?:\?|$)/);
  expect((await api.call('GET', `/operator/ticket/${ticket?.id}`, { token })).status).toBe(404);
});

test('admin: a page is removed in the version that was read, and a page removed meanwhile is named', async ({
  page,
}) => {
  const record = { ...WHOLE_RECORDS.page, slug: `conflit-${Date.now()}`, title: 'Page à deux' };
  const id = await create('/page', record);
  await signInOperator(page, 'content');
  await page.goto(`${ADMIN}#/pages/${id}?lang=fr`);
  const title = page.getByRole('textbox', { name: 'Titre' }).first();
  await expect(title).toHaveValue('Page à deux');
  await api.call('PUT', '/page', { body: { ...record, id, title: 'Page d’une autre' }, token });

  await remove(page, 'Supprimer');
  const changed = conflict(page).getByRole('row', { name: 'Titre' });
  await expect(changed).toContainText('Page d’une autre');
  const findings = await findAxeFindings(page);
  // The library keeps the focus in a dialog by elements around it.
  expect(findings.filter((finding) => !finding.includes('data-testid="sentinel'))).toEqual([]);
  await conflict(page).getByRole('button', { name: 'Charger l’autre version' }).click();
  await expect(title).toHaveValue('Page d’une autre');

  await title.fill('Ma page');
  expect((await api.call('DELETE', `/page/${id}`, { token })).status).toBe(200);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog', { name: 'Cette fiche n’existe plus' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toHaveValue('Ma page');
});

test('admin: a stock that an order has changed, and a picture that a colleague has, are not overwritten', async ({
  page,
}) => {
  const code = Date.now().toString(36);
  const { texts, ...product } = WHOLE_SHOP_RECORDS.product as { texts: Record<string, object> };
  const id = await create('/product', {
    ...product,
    key: `essai-${code}`,
    published: false,
    reference: `ESS-${code}`,
    texts: {
      fr: { ...texts['fr'], slug: `essai-${code}` },
      en: { ...texts['en'], slug: `sample-${code}` },
    },
  });
  const upload = new FormData();
  upload.set('path', `media/essai-${code}-1.png`);
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a2e10' } })
    .png()
    .toBuffer();
  upload.set('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'lame.png');
  const uploaded = await fetch(`${BACKOFFICE_URL}/api/v1/media?${COMMON}`, {
    method: 'POST',
    body: upload,
    headers: { authorization: `Bearer ${token}` },
  });
  const picture = (await uploaded.json()) as { id: number };
  await signInOperator(page, 'catalogue');
  await page.goto(`${ADMIN}#/products/${id}`);

  await page.getByRole('tab', { name: 'Prix et stock' }).click();
  const stock = page.getByLabel(/^Stock de ESS/).first();
  const label = (await stock.getAttribute('aria-label')) ?? '';
  await stock.fill('12');
  const items = [{ reference: label.replace('Stock de ', ''), quantity: 7 }];
  await api.call('PUT', '/variant/stock', { body: { items }, token });
  await stock.press('Enter');
  await expect(page.getByText(/elle est maintenant de 7/)).toBeVisible();
  await expect(stock).toHaveValue('12');
  await stock.press('Enter');
  await expect(
    page.getByText(`${label} : enregistré`).or(page.getByText(/^Stock de .*enregistré/)),
  ).toBeVisible();

  await page.getByRole('tab', { name: 'Photos' }).click();
  const french = page.getByRole('textbox', { name: 'Texte de la photo 1 (français)' });
  await expect(french).toBeVisible();
  await french.fill('Vue de face');
  const read = await api.call('GET', `/media/record/${picture.id}`, { token });
  const record = read.body as { alt: object };
  const body = { ...record, alt: { fr: 'Vue de côté', en: 'Side view' } };
  expect((await api.call('PUT', '/media', { body, token })).status).toBe(200);
  await page.getByRole('button', { name: 'Enregistrer les textes' }).click();
  await expect(page.getByText('Une autre personne a changé cette photo.')).toBeVisible({ timeout: SAVED_MS });
  await expect(french).toHaveValue('Vue de face');
  await expect(page.getByRole('textbox', { name: 'Texte de la photo 1 (anglais)' })).toHaveValue('Side view');
  await page.getByRole('button', { name: 'Enregistrer les textes' }).click();
  await expect
    .poll(
      async () => {
        const stored = await api.call('GET', `/media/record/${picture.id}`, { token });
        return (stored.body as { alt: object }).alt;
      },
      { timeout: SAVED_MS },
    )
    .toEqual({ fr: 'Vue de face', en: 'Side view' });
});
