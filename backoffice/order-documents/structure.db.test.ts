import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readOrder } from '#backoffice/orders/read-order.ts';
import { findPdfFaults } from '#tests/support/find-pdf-faults.ts';
import { elementsOf, readPdfStructure, type PdfElement } from '#tests/support/pdf-structure.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { drawPaper, type PaperKind } from './draw-paper.ts';
import { isIssued } from './paper.ts';
import { toPaper } from './to-paper.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function draw(kind: PaperKind): Promise<PdfElement[]> {
  return readPdfStructure(await drawBytes(kind));
}

async function drawBytes(kind: PaperKind): Promise<Uint8Array> {
  const order = await readOrder(database.db, { siteId: 1, reference: 'CD-018655' });
  if (!order) throw new Error('The demo has this order.');
  const paper = toPaper(order, 'Ronde');
  if (!isIssued(paper)) throw new Error('Its invoice is issued.');
  return drawPaper(kind, paper);
}

const rowsOf = (table: PdfElement | undefined) =>
  elementsOf([table ?? { role: '', alt: undefined, text: '', children: [] }], 'TR').map(({ children }) =>
    children.map(({ role, text }) => `${role} ${text.trim()}`),
  );

describe('structure of the documents of an order', () => {
  it.each(['order', 'invoice', 'delivery'] as const)(
    '%s: language, title, bookmarks, and each picture with words and its box',
    async (kind) => {
      expect(await findPdfFaults(await drawBytes(kind), 'fr')).toEqual([]);
    },
  );

  it.each(['order', 'invoice'] as const)('%s: lines and sums are tables of rows and cells', async (kind) => {
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
  });

  it('invoice: addresses are read line by line, and the sign has its name', async () => {
    const pages = await draw('invoice');
    const [seller] = elementsOf(pages, 'Sect');
    const [title, ...lines] = seller?.children.map(({ role }) => role) ?? [];
    expect(title).toBe('H2');
    expect(lines.length).toBeGreaterThan(5);
    expect(new Set(lines)).toEqual(new Set(['P']));
    expect(elementsOf(pages, 'Figure').map(({ alt }) => alt)).toEqual(['Âtre']);
    expect(elementsOf(pages, 'H1')).toHaveLength(1);
  });

  it('delivery note: pieces are a table whose rows are named by what is in them', async () => {
    const [, pieces] = elementsOf(await draw('delivery'), 'Table').map(rowsOf);
    expect(pieces?.[1]).toEqual([expect.stringMatching(/^TH /), expect.stringMatching(/^TD \d+$/), 'TD ']);
  });
});
