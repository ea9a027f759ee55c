import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorOrder, type OperatorOrder } from '#shared/contract/fulfilment.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

// Prepared, on account: three and six pieces.
const REFERENCE = 'CD-018746';
const PAGE = `/ma-commande/${REFERENCE}`;

let api: TestApi;
let buyer: LoggedVisitor;
let order: OperatorOrder;
beforeAll(async () => {
  api = await startTestApi();
  const { app } = await createTestStorefront({ backofficeUrl: api.url });
  buyer = await logInVisitor(app);
  await api.db
    .updateTable('carrier')
    .set({ tracking_url: 'https://suivi.transport.example/{number}' })
    .execute();
  const { id } = await api.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', REFERENCE)
    .executeTakeFirstOrThrow();
  order = operatorOrder.parse((await api.operate('GET', `/fulfilment/order/${id}`)).body);
});
afterAll(() => api.close());

const operate = async (path: string, body: unknown) => {
  const response = await api.call('POST', `/fulfilment/order/${order.id}/${path}`, {
    body,
    token: OPERATOR_TOKEN,
    key: randomUUID(),
  });
  order = operatorOrder.parse(response.body);
};
const readText = async (path: string) =>
  (await buyer.get(path)).text
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/[\u{A0}\u{202F}]/gu, ' ')
    .replaceAll('&amp;', '&');
const fileAt = (text: string, part: string) => {
  const path = [...text.matchAll(/href="([^"]+)"/g)]
    .map(([, href = '']) => href)
    .find((href) => href.includes(part));
  if (path === undefined) throw new Error(`The page has no link to ${part}.`);
  return buyer.get(path).set('sec-fetch-site', 'same-origin');
};

describe('order that leaves in parts', () => {
  it('[RT-49, AC-14] order without a parcel: its page and the list show it as prepared, without parcels', async () => {
    const text = await readText(PAGE);
    expect(text).toContain('>Préparée<');
    expect(text).not.toContain('order-parcels');
  });

  it('[RT-49, AC-14] first parcel: contents, tracking page and delivery note; the order is dispatched in part', async () => {
    const [line] = order.lines;
    await operate('parcel', { tracking: 'RC 1', lines: [{ line_id: line?.id, quantity: 2 }] });
    const text = await readText(PAGE);
    for (const words of [
      'Expédiée en partie',
      'Votre colis',
      'Colis 1',
      '2 ×',
      'Une partie remise au transporteur',
    ])
      expect([words, text.includes(words)]).toEqual([words, true]);
    expect(text).toContain('href="https://suivi.transport.example/RC%201"');
    const note = await fileAt(text, `/order/parcel/${order.parcels[0]?.id}/delivery-note`);
    expect([note.status, note.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await readText('/mes-commandes')).toContain('Expédiée en partie');
    expect(await readText('/en/my-orders')).toContain('Dispatched in part');
  });

  it('[RT-49, AC-14] pieces cancelled after the invoice: the credit note with its files, and what is left to pay', async () => {
    const [, line] = order.lines;
    const { total } = order.amount;
    await operate('cancellation', {
      lines: [{ line_id: line?.id, quantity: 2 }],
      reason: 'Rupture chez le fabricant',
    });
    const [credit] = order.credit_notes;
    const text = await readText(PAGE);
    for (const words of [
      `Avoir ${credit?.number}`,
      'Rupture chez le fabricant',
      'dont 2 pièces annulées',
      'Total TTC, avoirs déduits',
      euros(total - Number(credit?.total)),
    ])
      expect([words, text.includes(words)]).toEqual([words, true]);
    expect((await fileAt(text, `/order/credit-note/${credit?.id}/pdf`)).headers['content-type']).toBe(
      'application/pdf',
    );
    expect((await fileAt(text, `/order/credit-note/${credit?.id}/xml`)).text).toContain('>381<');
    const list = await readText('/mes-commandes');
    expect(list).toContain('dont 2 annulées');
    expect(list).toContain(`dont ${euros(Number(credit?.total))} d’avoir`);
  });

  it('[RT-49, AC-14] delivered parcel: its day, while the rest is on its way', async () => {
    await operate('parcel', { tracking: '' });
    const [first] = order.parcels;
    await api.call('POST', `/fulfilment/parcel/${first?.id}/delivery`, {
      token: OPERATOR_TOKEN,
      key: randomUUID(),
    });
    const text = await readText(PAGE);
    for (const words of ['Vos 2 colis', 'Colis 2', '>Expédiée<', 'Livré le '])
      expect([words, text.includes(words)]).toEqual([words, true]);
  });
});

function euros(amount: number): string {
  return new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
    .format(amount)
    .replaceAll(/[\u{A0}\u{202F}]/gu, ' ');
}
