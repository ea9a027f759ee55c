import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import type { OrderDocumentType } from '#shared/contract/order-list.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { findPdfFindings } from '#tests/support/find-pdf-findings.ts';
import { elementsOf, readPdfStructure, type PdfElement } from '#tests/support/pdf-structure.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { drawOrderDocument } from './draw-order-document.ts';
import { isIssued } from './document-data.ts';
import { toDocumentData } from './to-document-data.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function draw(kind: OrderDocumentType): Promise<PdfElement[]> {
  return readPdfStructure(await drawBytes(kind));
}

async function drawBytes(kind: OrderDocumentType): Promise<Uint8Array> {
  const order = await readOrder(database.db, { siteId: 1, reference: 'CD-018655' });
  if (!order) throw new Error('The demo has this order.');
  const document = toDocumentData(order, 'Ronde');
  if (!isIssued(document)) throw new Error('Its invoice is issued.');
  return drawOrderDocument(kind, document);
}

const rowsOf = (table: PdfElement | undefined) =>
  elementsOf([table ?? { role: '', alt: undefined, text: '', children: [] }], 'TR').map(({ children }) =>
    children.map(({ role, text }) => `${role} ${text.trim()}`),
  );

describe('PDF structure of order documents', () => {
  it.each(['order', 'invoice', 'delivery'] as const)(
    '%s: has language, title, bookmarks, and pictures with alternative text and bounding box',
    async (kind) => {
      expect(await findPdfFindings(await drawBytes(kind), 'fr')).toEqual([]);
    },
  );

  it.each(['order', 'invoice'] as const)(
    '%s: lines and totals are tables of rows and cells',
    async (kind) => {
      const pages = await draw(kind);
      const [facts, lines, sums] = elementsOf(pages, 'Table').map(rowsOf);
      expect(facts?.map(([name, value]) => [name?.slice(0, 3), value?.slice(0, 3)])).toContainEqual([
        'TH ',
        'TD ',
      ]);
      expect(lines?.[0]).toEqual(['TH Désignation', 'TH Qté', 'TH P.U. HT', 'TH TVA', 'TH Total HT']);
      for (const line of lines?.slice(1) ?? [])
        expect(line).toEqual([
          expect.stringMatching(/^TH \S.*\s[A-Z]{2}-\S+/),
          expect.stringMatching(/^TD \d+$/),
          expect.stringMatching(/^TD [\d\s]+,\d\d\s€$/),
          expect.stringMatching(/^TD \d+(,\d)?\s%$/),
          expect.stringMatching(/^TD [\d\s]+,\d\d\s€$/),
        ]);
      expect(sums?.at(-1)?.[1]).toMatch(/^TD [\d\s]+,\d\d\s€$/);
    },
  );

  it('invoice: addresses are read line by line, and the logo has alternative text', async () => {
    const pages = await draw('invoice');
    const [seller] = elementsOf(pages, 'Sect');
    const [title, ...lines] = seller?.children.map(({ role }) => role) ?? [];
    expect(title).toBe('H2');
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set(['P']));
    expect(elementsOf(pages, 'Figure').map(({ alt }) => alt)).toEqual(['Âtre']);
    expect(elementsOf(pages, 'H1')).toHaveLength(1);
  });

  it('delivery note: articles are a table with row headers', async () => {
    const [, pieces] = elementsOf(await draw('delivery'), 'Table').map(rowsOf);
    expect(pieces?.[1]).toEqual([expect.stringMatching(/^TH /), expect.stringMatching(/^TD \d+$/), 'TD ']);
  });
});
