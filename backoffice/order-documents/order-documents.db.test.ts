import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuthState } from '#shared/contract/customer.ts';
import { listOf } from '#shared/contract/common.ts';
import { followedOrder, orderSummary, type FollowedOrder } from '#shared/contract/order-list.ts';
import { ORDER_DOCUMENT_FORMATS } from '#shared/contract/order-list-operations.ts';
import { logInDemo, refusal } from '#tests/support/demo-login.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
let session: AuthState;
beforeAll(async () => {
  api = await startTestApi();
  session = await logInDemo(api);
});
afterAll(() => api.close());

const get = (path: string, query: Record<string, string> = {}) =>
  api.call('GET', path, { query, token: session.token });
const list = async (query: Record<string, string> = {}) =>
  listOf(orderSummary).parse((await get('/order', query)).body);
const idOf = async (reference: string) => (await list({ reference })).items[0]?.id ?? 0;
const order = async (reference: string, lang = 'fr'): Promise<FollowedOrder> =>
  followedOrder.parse((await get(`/order/${await idOf(reference)}`, { lang })).body);

const everyDocument = (id: number) =>
  Object.entries(ORDER_DOCUMENT_FORMATS).flatMap(([type, extras]) =>
    ['', ...extras.map((extra) => `/${extra}`)].map((rest) => `/order/${id}/document/${type}${rest}`),
  );

describe('order history with documents', () => {
  it('[AC-14] orders: are listed in pages, newest first', async () => {
    const first = await list();
    expect([first.items.length, first.total]).toEqual([10, 19]);
    const second = await list({ page: '2' });
    const all = [...first.items, ...second.items];
    expect(all.map(({ created_at: at }) => at)).toEqual(
      all
        .map(({ created_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(19);
  });

  it('[AC-14] orders: are filtered by state, article, reference and day', async () => {
    expect((await list({ status: 'returned' })).items.map(({ reference }) => reference)).toEqual([
      'CD-016004',
    ]);
    expect((await list({ text: 'at-bis-4' })).items.map(({ reference }) => reference)).toEqual(['CD-012077']);
    expect((await list({ text: '18655' })).items[0]?.reference).toBe('CD-018655');
    expect((await list({ text: '100%_' })).total).toBe(0);
    const [newest] = (await list()).items;
    const day = newest?.created_at.slice(0, 10) ?? '';
    expect((await list({ from: day })).items.every(({ created_at: at }) => at.slice(0, 10) >= day)).toBe(
      true,
    );
    expect((await list({ to: '2000-01-01' })).total).toBe(0);
    expect((await get('/order', { from: 'yesterday' })).status).toBe(400);
    expect((await get('/order', { status: 'eaten' })).status).toBe(400);
  });

  it('[AC-14] orders: the timeline lists past, current and next steps', async () => {
    const shipped = await order('CD-018734');
    expect(shipped.timeline.map(({ code, state }) => [code, state])).toEqual([
      ['created', 'done'],
      ['paid', 'done'],
      ['prepared', 'done'],
      ['shipped', 'done'],
      ['delivered', 'now'],
    ]);
    expect(shipped.timeline[3]?.params).toMatchObject({ tracking: shipped.tracking?.number });
    const waiting = await order('CD-018760');
    expect(waiting.timeline.find(({ state }) => state === 'now')).toMatchObject({
      code: 'paid',
      at: null,
      params: { payment: 'cb' },
    });
    const cancelled = await order('CD-018741');
    expect(cancelled.timeline.every(({ state }) => state === 'done')).toBe(true);
    expect(cancelled.timeline.map(({ code }) => code)).toEqual(['created', 'refused', 'cancelled']);
    const { timeline, amount } = await order('CD-018737');
    expect(timeline.map(({ code, params }) => [code, params['amount']])).toEqual([
      ['created', undefined],
      ['expired', undefined],
      ['cancelled', undefined],
      ['refund_due', amount.total],
      ['refunded', amount.total],
    ]);
  });

  it('[AC-14] orders: list their documents with checksums', async () => {
    const { documents } = await order('CD-018655');
    expect(documents.map(({ type, files }) => [type, files.map(({ extra }) => extra)])).toEqual([
      ['invoice', ['pdf', 'xml', 'csv']],
      ['delivery', ['pdf']],
      ['order', ['pdf', 'csv']],
    ]);
    for (const { path, sha256, size, name } of documents.flatMap(({ files }) => files)) {
      const url = `${api.url}/api/v1${path}?site_id=1&lang=fr&sales_plan_id=1`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${session.token}` } });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isInvoice = path.includes('/invoice');
      expect([path, size]).toEqual([path, isInvoice ? bytes.length : null]);
      expect(sha256).toBe(isInvoice ? createHash('sha256').update(bytes).digest('hex') : null);
      expect(response.headers.get('content-disposition')).toContain(`filename="${name}"`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    expect(documents[0]?.files[0]?.name).toBe('facture-CD-018655.pdf');
  });

  it('[RT-49] invoice: a 404 before it is issued, and absent from the page’s data', async () => {
    const { id, documents } = await order('CD-018757');
    expect(documents.map(({ type, files }) => [type, files.length])).toEqual([
      ['invoice', 0],
      ['delivery', 0],
      ['order', 2],
    ]);
    for (const path of everyDocument(id)) {
      const documentExists = path.includes('/document/order');
      expect([path, (await get(path)).status]).toEqual([path, documentExists ? 200 : 404]);
    }
    expect((await get(`/order/${id}/document/secret`)).status).toBe(404);
    expect((await get(`/order/${id}/document/invoice/docx`)).status).toBe(404);
  });

  it('[AP-05] order of another customer: a 404 for the order, each document and the look-up', async () => {
    const reference = 'CD-018655';
    const id = await idOf(reference);
    const { id: other } = await api.db
      .selectFrom('customer')
      .select('id')
      .where('number', '=', 'C-004513')
      .executeTakeFirstOrThrow();
    const { id: own } = session.customer;
    const giveTo = (customer: number) =>
      api.db.updateTable('shop_order').set({ customer_id: customer }).where('id', '=', id).execute();
    await giveTo(other);
    for (const path of [`/order/${id}`, ...everyDocument(id)])
      expect([path, refusal(await get(path))]).toEqual([path, [404, 'not_found']]);
    expect((await list({ reference })).total).toBe(0);
    expect((await list({ text: reference })).total).toBe(0);
    await giveTo(own);
    expect((await get(`/order/${id}`)).status).toBe(200);
  });

  it('[AP-05] orders: are refused to private customers', async () => {
    const { token } = await logInDemo(api, 'client@atre.example');
    const id = await idOf('CD-018655');
    for (const path of ['/order', `/order/${id}`, ...everyDocument(id)])
      expect([path, refusal(await api.call('GET', path, { token }))]).toEqual([path, [404, 'not_found']]);
  });
});
