import type { ListColumns, QuickOrder, StoredList } from '#shared/contract/quick-order.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const PRO = { site_id: '1', lang: 'fr', sales_plan_id: '2' };

/** Starts a back office for pasted lists, and reads what its demo shop sells. */
export async function startQuickOrders() {
  const api = await startTestApi();
  return { api, lists: createQuickOrders(api), known: await findKnownReferences(api) };
}

/** Posts pasted lists to a back office, each from another client address, and reads the proposed order. */
export function createQuickOrders(api: TestApi) {
  let visitors = 0;

  async function send(form: FormData) {
    visitors += 1;
    const response = await fetch(`${api.url}/api/v1/part/quick-order?${new URLSearchParams(PRO)}`, {
      method: 'POST',
      headers: { 'x-client-address': `198.51.100.${visitors}` },
      body: form,
    });
    const body = (await response.json()) as Partial<StoredList> & { errors?: Record<string, string> };
    return { status: response.status, key: body.key ?? '', errors: body.errors };
  }

  async function paste(lines: string): Promise<string> {
    const form = new FormData();
    form.set('lines', lines);
    return (await send(form)).key;
  }

  async function sendFile(bytes: Uint8Array | string, name: string) {
    const form = new FormData();
    form.append('files', new File([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)], name));
    return send(form);
  }

  async function show(key: string, query: Record<string, string> = {}): Promise<QuickOrder> {
    return (await api.get('/part/quick-order', { ...PRO, key, ...query })).body as QuickOrder;
  }

  async function confirm(key: string, columns: ListColumns): Promise<QuickOrder> {
    await api.call('POST', '/part/quick-order/columns', { query: PRO, body: { key, ...columns } });
    return show(key);
  }

  return {
    send,
    paste,
    sendFile,
    show,
    confirm,
    check: async (lines: string) => show(await paste(lines)),
    /** The CSV file of the lines that are not ordered. */
    restOf: async (key: string, lang: string) =>
      String((await api.get('/part/quick-order/rest', { ...PRO, lang, key })).body),
  };
}

/** The pieces of each line, with the reason. */
export function outcome({ read, question }: QuickOrder): 'question' | [number, string][] {
  return question ? 'question' : (read?.lines ?? []).map(({ ordered, status }) => [ordered, status]);
}

/** Articles and pieces of each line. */
export function orderedOf({ read }: QuickOrder): [string | undefined, number][] {
  return (read?.lines ?? []).map(({ article, ordered }) => [article?.reference, ordered]);
}

/** References of the demo shop: in stock, and those that cannot be ordered unchanged. */
async function findKnownReferences({ db }: TestApi) {
  const parts = await db.selectFrom('part').selectAll().orderBy('id').execute();
  const plenty = parts.filter(({ status, stock }) => status === 'available' && stock > 40);
  const old = parts.find(({ status, replaced_by_id: id }) => status === 'obsolete' && id !== null);
  const variant = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('variant.stock', '>', 5)
    .where('variant.price', 'is not', null)
    .where('product.signature', '=', false)
    .select(['variant.reference', 'variant.ean', 'product.reference as range'])
    .orderBy('variant.id')
    .executeTakeFirstOrThrow();
  return {
    first: plenty[0]?.reference ?? '',
    second: plenty[1]?.reference ?? '',
    ean: plenty[0]?.ean ?? '',
    old: {
      reference: old?.reference ?? '',
      successor: parts.find(({ id }) => id === old?.replaced_by_id)?.reference ?? '',
    },
    made: parts.find(({ status }) => status === 'on_order')?.reference ?? '',
    last: parts.find(({ status, stock }) => status === 'available' && stock === 1)?.reference ?? '',
    variant,
  };
}
