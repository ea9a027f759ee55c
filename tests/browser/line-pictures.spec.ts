import { expect, type Locator, type Page } from '@playwright/test';
import { createTestClient } from '#tests/support/test-api.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { NEW_PASSWORD, newProfessional } from './support/new-professional.ts';
import { openPage } from './support/open-page.ts';
import { callsOf, enterAs, placeOrder, type OwnCalls } from './support/own-cart.ts';
import { overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

/** A towel dryer, much taller than wide. */
const TALL = 'berge';

/** Adds the first size of the tall product, with a carrier. */
async function fillCart(call: OwnCalls): Promise<void> {
  const client = createTestClient(BACKOFFICE_URL);
  const found = await client.get('/url/entity', { entity_type: 'product', slug: TALL });
  const { id } = (found.body as { entity: { id: number } }).entity;
  const { variants } = (await client.get(`/product/${id}`)).body as { variants: { id: number }[] };
  await call('POST', '/cart/update', { type: 'list', elements: [] });
  await call('POST', '/cart', { type: 'product', element_id: variants[0]?.id, quantity: 1 });
  await call('POST', '/cart/update', {
    type: 'shipping',
    shipping: { carrier: 'colissimo_24_48', phone: '06 39 98 04 12' },
  });
}

/** The picture has loaded, and its frame contains it. */
async function expectFramed(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const [inner, frame] = [await picture.boundingBox(), await picture.locator('..').boundingBox()];
  expect(inner?.height).toBeLessThanOrEqual(frame?.height ?? 0);
  expect(inner?.width).toBeLessThanOrEqual(frame?.width ?? 0);
}

async function expectPicture(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expectFramed(page.getByRole('main').locator('img[src*="berge"]').first());
  expect(await overflow(page)).toBeLessThanOrEqual(0);
}

test('[CK-01, RT-51, RT-52] tall product: its picture is in its frame in cart, summary, confirmation and order', async ({
  page,
}) => {
  const email = await newProfessional();
  const call = await callsOf(email, NEW_PASSWORD);
  await fillCart(call);
  await enterAs(page, email, NEW_PASSWORD);
  await expectPicture(page, '/panier');
  await expectPicture(page, '/commande/recapitulatif');
  const reference = await placeOrder(call, 'virement');
  await expectPicture(page, `/ma-commande/${reference}`);
  await page.setViewportSize(PHONE);
  await expectPicture(page, `/commande/confirmation?reference=${reference}`);
  await expect(page.getByRole('region', { name: 'La suite' })).toContainText('virement');
  expect(await findAxeFindings(page, 'main')).toEqual([]);
});
