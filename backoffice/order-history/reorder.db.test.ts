import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cartResponse } from '#shared/contract/cart.ts';
import type { AuthState } from '#shared/contract/customer.ts';
import { reorderPlan, type ReorderLine } from '#shared/contract/reorder.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

/** Jalousie, Arcade, Plinthe, Jauge: two of each. */
const REFERENCE = 'CD-018655';

let api: TestApi;
let session: AuthState;
let path: string;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
  const { id } = await api.db
    .selectFrom('shop_order')
    .select('id')
    .where('reference', '=', REFERENCE)
    .executeTakeFirstOrThrow();
  path = `/order/${id}/reorder`;
});
afterAll(() => api.close());

const plan = async (): Promise<ReorderLine[]> =>
  reorderPlan.parse((await api.call('GET', path, { token: session.token })).body).lines;
const change = (reference: string, row: { stock?: number; price?: number | null }) =>
  api.db.updateTable('variant').set(row).where('reference', '=', reference).execute();

describe('reorder', () => {
  it('[AC-14] reorder: lists for each line what has changed since', async () => {
    await change('AT-JAL-750-LI', { stock: 1 });
    await change('AT-ARC-1000-NO', { stock: 0 });
    await change('AT-PLI-600-LI', { price: null });
    await change('AT-JAU-F-NO', { price: 12_000, stock: 9 });
    const lines = await plan();
    expect(lines.map(({ reference, outcome, added }) => [reference, outcome, added?.quantity])).toEqual([
      ['AT-JAL-750-LI', 'reduced', 1],
      ['AT-ARC-1000-NO', 'out_of_stock', undefined],
      ['AT-PLI-600-LI', 'not_for_sale', undefined],
      ['AT-JAU-F-NO', 'same', 2],
    ]);
    expect(lines[3]).toMatchObject({ unit_then: 132.5, unit_now: 100 });
  });

  it('[AC-14] reorder: puts only articles that are still sold into the cart', async () => {
    const response = await api.call('POST', path, { token: session.token, body: {} });
    const { list } = cartResponse.parse(response.body);
    expect(list.products.map(({ reference, quantity }) => [reference, quantity])).toEqual([
      ['AT-JAL-750-LI', 1],
      ['AT-JAU-F-NO', 2],
    ]);
  });

  it('[AC-14] reorder: offers the successor of a discontinued part', async () => {
    const part = await api.db
      .selectFrom('part')
      .innerJoin('part as successor', 'successor.id', 'part.replaced_by_id')
      .select(['part.id', 'part.reference', 'successor.id as next', 'successor.reference as nextReference'])
      .where('part.status', '=', 'obsolete')
      .where('successor.status', '=', 'available')
      .where('successor.stock', '>', 2)
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('shop_order_line')
      .set({ type: 'part', element_id: part.id, reference: part.reference })
      .where('reference', '=', 'AT-ARC-1000-NO')
      .execute();
    const line = (await plan()).find(({ reference }) => reference === part.reference);
    expect(line).toMatchObject({
      outcome: 'replaced',
      added: { element_id: part.next, reference: part.nextReference, quantity: 2 },
    });
  });

  it('[AC-14] reorder: the demo order covers every outcome of a line', async () => {
    const { id } = await api.db
      .selectFrom('shop_order')
      .select('id')
      .where('reference', '=', 'CD-018402')
      .executeTakeFirstOrThrow();
    const response = await api.call('GET', `/order/${id}/reorder`, { token: session.token });
    const { lines } = reorderPlan.parse(response.body);
    expect(lines.map(({ reference, outcome, added }) => [reference, outcome, added?.quantity])).toEqual([
      ['PR-RFD-025', 'replaced', 2],
      ['PR-RFD-016', 'reduced', 2],
      ['PR-RAD-005', 'same', 10],
      ['PR-LAM-027', 'same', 1],
      ['AT-CHE-04', 'gone', undefined],
    ]);
    expect(lines[0]?.why).toContain('Module radio mis à jour');
    expect(lines[2]).toMatchObject({ unit_then: 6.1, unit_now: 6.7, why: null });
  });

  it('[AP-05] reorder: an order of another customer is a 404', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    for (const method of ['GET', 'POST'])
      expect(
        refusal(await api.call(method, path, { token, ...(method === 'POST' && { body: {} }) })),
      ).toEqual([404, 'not_found']);
  });
});
