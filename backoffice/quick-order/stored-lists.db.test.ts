import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { writeOrderTable } from '#backoffice/order-documents/order-table.ts';
import { toDocumentData } from '#backoffice/order-documents/to-document-data.ts';
import { orderedOf, startQuickOrders } from '#tests/support/quick-orders.ts';
import { workbookOf, writeWorkbook } from '#tests/support/test-workbook.ts';

const PRO = { site_id: '1', lang: 'fr', sales_plan_id: '2' };

type QuickOrders = Awaited<ReturnType<typeof startQuickOrders>>;
let api: QuickOrders['api'];
let lists: QuickOrders['lists'];
let known: QuickOrders['known'];
beforeAll(async () => {
  ({ api, lists, known } = await startQuickOrders());
});
afterAll(() => api.close());

describe('quick order: stored lists', () => {
  it('stored list: is returned unchanged, with blank lines and spaces', async () => {
    const text = `\t${known.first}\t2,00\n\n  8571 198;1  \n"a ""b"";c\n`;
    expect((await lists.check(text)).source).toBe(text);
    expect((await lists.check(text.replaceAll('\n', '\r\n'))).source).toBe(text);
  });

  it('stored list: the table of rejected lines can be pasted again', async () => {
    const key = await lists.paste(`${known.first} x 2\nZZ-9 x 4\n${known.second} Coude 90 2`);
    for (const lang of ['fr', 'en']) {
      const table = await lists.restOf(key, lang);
      expect(table).toContain('ZZ-9');
      const again = await lists.paste(table);
      const { question } = await lists.show(again);
      expect(question).toMatchObject({ has_head: true, reference: 1, quantity: 2 });
      const read = await lists.confirm(again, { has_head: true, reference: 1, quantity: 2 });
      expect(read.read?.lines.map(({ status }) => status)).toEqual(['unknown', 'unknown']);
    }
  });

  it.each(['fr', 'en'] as const)(
    'stored list: the table of an order can be pasted, without its shipping (%s)',
    async (lang) => {
      const order = await readOrder(api.db, { siteId: 1, id: 1 });
      if (!order) throw new Error('The demo has an order 1.');
      const document = { ...toDocumentData(order, 'Ronde'), lang };
      const key = await lists.paste(writeOrderTable(document));
      expect((await lists.show(key)).question).toMatchObject({ has_head: true, reference: 5, quantity: 7 });
      const { read } = await lists.confirm(key, { has_head: true, reference: 5, quantity: 7 });
      expect(read?.lines.map(({ input, quantity }) => [input.split(' · ')[0], quantity])).toEqual(
        document.lines.map(({ reference, quantity }) => [reference, quantity]),
      );
      expect(read?.counts.ignored).toBeGreaterThan(0);
    },
  );

  it('list file: CSV in any encoding and .xlsx are read', async () => {
    const csv = `Référence;Quantité\r\n${known.first};2\r\n`;
    const files: [Uint8Array, string][] = [
      [new TextEncoder().encode(`\uFEFF${csv}`), 'liste.csv'],
      [Buffer.from(csv, 'latin1'), 'liste.csv'],
      [Buffer.from(`\uFEFF${csv}`, 'utf16le'), 'liste.txt'],
      [
        writeWorkbook([
          ['Référence', 'Quantité'],
          [known.first, 2],
        ]),
        'liste.xlsx',
      ],
    ];
    for (const [bytes, name] of files) {
      const { key } = await lists.sendFile(bytes, name);
      const order = await lists.show(key);
      expect([name, order.source?.split('\n')[0]]).toEqual([
        name,
        expect.stringMatching(/^Référence[;\t]Quantité$/),
      ]);
      expect([name, orderedOf(order)]).toEqual([name, [[known.first, 2]]]);
    }
    const ean = await lists.sendFile(writeWorkbook([[Number(known.ean), 3]]), 'ean.xlsx');
    expect(orderedOf(await lists.show(ean.key))).toEqual([[known.first, 3]]);
  });

  it('list file: refused when it is no list, or sent with another list', async () => {
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(16 * 1024 * 1024) }, { level: 9 });
    const refused: [Uint8Array | string, string, string][] = [
      [Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'a.xlsx', 'unreadable'],
      [Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'a.xls', 'old_workbook'],
      [zipSync({ 'a.xml': strToU8('<a/>') }), 'a.xlsx', 'unreadable'],
      [workbookOf(far), 'a.xlsx', 'too_large'],
      [workbookOf('<row r="&#49;"><c r="A1"><v>1</v></c></row>'), 'a.xlsx', 'unreadable'],
      [bomb, 'a.xlsx', 'too_large'],
      [Uint8Array.from([0, 1, 2, 3]), 'a.bin', 'not_text'],
      [' \n', 'a.csv', 'no_lines'],
    ];
    for (const [bytes, name, code] of refused) {
      const { status, errors } = await lists.sendFile(bytes, name);
      expect([name, status, errors]).toEqual([name, 422, { files: code }]);
    }
    const both = new FormData();
    both.set('lines', known.first);
    both.append('files', new File([known.second], 'a.csv'));
    expect((await lists.send(both)).errors).toEqual({ files: 'both' });
    const key = await lists.paste(known.first);
    both.set('list', key);
    expect(orderedOf(await lists.show((await lists.send(both)).key))).toEqual([[known.second, 1]]);
    const empty = new FormData();
    empty.set('lines', ' \n');
    expect((await lists.send(empty)).errors).toEqual({ lines: 'required' });
  });

  it('stored list: is found by its key only, until it expires', async () => {
    const key = await lists.paste(known.first);
    expect((await api.get('/part/quick-order', { ...PRO, key: 'a'.repeat(22) })).status).toBe(404);
    await api.db
      .updateTable('quick_order')
      .set({ ends_at: new Date(0) })
      .execute();
    expect((await api.get('/part/quick-order', { ...PRO, key })).status).toBe(404);
    await lists.paste(known.second);
    const { count } = await api.db
      .selectFrom('quick_order')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  it('stored list: 5,000 lines are read in pages within seconds', async () => {
    const { db } = api;
    const parts = await db.selectFrom('part').select('reference').where('status', '=', 'available').execute();
    const lines = Array.from({ length: 5200 }, (_, index) =>
      index % 10 === 0 ? `ZZ-${index};1` : `${parts[index % parts.length]?.reference};1`,
    );
    const key = await lists.paste(lines.join('\n'));
    const from = performance.now();
    const { read, source } = await lists.show(key);
    expect(performance.now() - from).toBeLessThan(4000);
    expect(source).toBeNull();
    expect((await lists.show(key, { with_source: '1' })).source).toBe(lines.join('\n'));
    expect(read?.counts).toMatchObject({ lines: 5000, left_out: 200 });
    expect([read?.lines.length, read?.pages]).toEqual([50, 100]);
    expect(read?.take.elements).toHaveLength(200);
    expect(read?.take.batches).toBeGreaterThan(1);
    const rest = await lists.show(key, { show: 'rest', page: '2' });
    expect(rest.read?.lines[0]?.ordered).toBe(0);
    expect(rest.read?.page).toBe(2);
  });
});
