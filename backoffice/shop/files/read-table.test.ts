import { describe, expect, it } from '@jest/globals';
import { strToU8 } from 'fflate';
import { z } from 'zod';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { workbookOfSheets, writeWorkbook } from '#tests/support/test-workbook.ts';
import {
  choice,
  date,
  list,
  money,
  number,
  optional,
  optionalText,
  text,
  withDefault,
  yesNo,
} from './cells.ts';
import { createFindings } from './finding.ts';
import { findingText, positionText } from './finding-text.ts';
import { readTable } from './read-table.ts';
import { openShopFolder } from './shop-folder.ts';
import { tableText } from './write-table.ts';

const PRICES = z.object({
  reference: text(),
  plan: choice(['part', 'pro']),
  price: money(),
  from: optional(date()),
});
const HEAD = 'reference;plan;price;from';
/** é in Windows-1252 and in Mac OS Roman. */
const bytesOf = (accent: number) =>
  Uint8Array.from([...strToU8(`${HEAD}\nA;part;1;\nB`), accent, ...strToU8(';pro;2;\n')]);

const cell = (place: string, content: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;

async function read(
  files: Record<string, string | Uint8Array>,
  schema: z.ZodObject = PRICES,
  name = 'prices',
) {
  const { path, remove } = await writeTestFolder(files);
  try {
    const findings = createFindings();
    const rows: unknown[] = [];
    const positions: string[] = [];
    for await (const { row, at } of readTable(await openShopFolder(path), name, schema, findings)) {
      rows.push(row);
      positions.push(positionText(at('price')));
    }
    const all = findings.all.map((finding) => {
      // Each code has a message in both languages.
      expect([findingText(finding, 'fr'), findingText(finding, 'en')]).not.toContain('');
      return [positionText(finding), finding.field, finding.code, ...Object.values(finding.values)].join(' ');
    });
    return { rows, positions, findings: all };
  } finally {
    await remove();
  }
}

describe('table of a shop', () => {
  const rows = [
    { reference: 'A 1', plan: 'part', price: 129_050, from: '2026-11-30' },
    { reference: 'é;"2"', plan: 'pro', price: 2, from: null },
  ];
  it.each<[string, Record<string, string | Uint8Array>]>([
    ['semicolons', { 'prices.csv': `${HEAD}\nA 1;part;1290.50;2026-11-30\n"é;""2""";pro;0,02;\n` }],
    [
      'commas',
      {
        'prices.csv': `reference,plan,price,from\nA 1,part,"1 290,5",30/11/2026\n"é;""2""",pro,.02`.replace(
          ',.02',
          ',0.02,',
        ),
      },
    ],
    [
      'tabs, a byte order mark and CRLF',
      {
        'prices.csv': `\u{FEFF}reference\tplan\tprice\tfrom\r\nA 1\tpart\t1.290,50\t30/11/2026\r\n\r\n"é;""2"""\tpro\t0.02\t\r\n`,
      },
    ],
    [
      'a separator line and other order and case',
      {
        'prices.csv': `sep=;\r\nPlan;From;Price;Reference\r\npart;2026-11-30;1 290,50 €;A 1\r\npro;;0,02;"é;""2"""\r\n;;;\r\n`,
      },
    ],
    [
      'a workbook',
      {
        'prices.xlsx': writeWorkbook([
          ['reference', 'plan', 'price', 'from'],
          ['A 1', 'part', 1290.5, '2026-11-30'],
          ['é;"2"', 'pro', 0.02],
        ]),
      },
    ],
  ])('written with %s: read', async (_how, files) => {
    expect(await read(files)).toMatchObject({ rows, findings: [] });
  });

  it('missing table: no rows; table without rows: no rows; empty file: error', async () => {
    expect(await read({})).toMatchObject({ rows: [], findings: [] });
    expect(await read({ 'prices.csv': HEAD })).toMatchObject({ rows: [], findings: [] });
    expect(await read({ 'prices.csv': '' })).toMatchObject({ findings: ['prices.csv:1:1  table_empty'] });
  });

  it('bad cells: all are reported by line and column, and their rows left out', async () => {
    const lines = [
      'A;prat;1,234;31/02/2026',
      '"x\ny";part;12;',
      ';pro;-1;',
      'C;pro;1 0;',
      'D;pro;12.5;01/02/2026',
    ];
    const { findings, positions } = await read({ 'prices.csv': `${HEAD}\n${lines.join('\n')}` });
    expect(findings).toEqual([
      'prices.csv:2:3 plan choice_near prat part',
      'prices.csv:2:8 price money_decimals 1,234',
      'prices.csv:2:14 from date 31/02/2026',
      'prices.csv:5:1 reference required',
      'prices.csv:5:6 price number_small 0',
      'prices.csv:6:7 price money 1 0',
    ]);
    expect(positions).toEqual(['prices.csv:4:9', 'prices.csv:7:7']);
  });

  it('bad header: names that are unknown, twice there or missing', async () => {
    const { findings } = await read({ 'prices.csv': 'refernce;plan;plan;colour\nA;part;1;2\n' });
    expect(findings).toEqual([
      'prices.csv:1:15 plan column_twice plan',
      'prices.csv:1:1 refernce column_near refernce reference',
      'prices.csv:1:20 colour column_unknown colour',
      'prices.csv:1:1 price column_missing price',
    ]);
  });

  it.each([
    ['too few cells', 'A;part;1', ['prices.csv:2:8  row_width 3 4']],
    ['too many cells', 'A;part;1;;extra', ['prices.csv:2:10  row_width 5 4']],
    ['empty cells at its end', 'A;part;1;;;', []],
    ['a quote that stays open', 'A;"part;1;\nB;pro;2;', ['prices.csv:2:3  quote_open']],
    ['text behind a quote', '"A"b;part;1;', ['prices.csv:2:4  quote_text']],
    ['quotes within text', 'A 5" b;part;1;', []],
  ])('row with %s: %s', async (_case, row, expected) => {
    expect((await read({ 'prices.csv': `${HEAD}\n${row}\n` })).findings).toEqual(expected);
  });

  it.each<[string, Uint8Array, string]>([
    ['Windows-1252', bytesOf(0xe9), 'prices.csv:3:2  encoding Windows-1252'],
    ['Mac OS Roman', bytesOf(0x8e), 'prices.csv:3:2  encoding Mac OS Roman'],
    ['UTF-16', Buffer.from(`\u{FEFF}${HEAD}`, 'utf16le'), 'prices.csv:1:1  encoding UTF-16'],
    ['UTF-16 without mark', Buffer.from(HEAD, 'utf16le'), 'prices.csv:1:1  encoding UTF-16'],
    ['bytes', Buffer.from(`${HEAD}\u{0}\n`), 'prices.csv:1:1  binary'],
    ['a workbook', writeWorkbook([['reference']]), 'prices.csv:1:1  is_workbook'],
  ])('file that is %s: named', async (_case, bytes, finding) => {
    expect((await read({ 'prices.csv': bytes })).findings).toEqual([finding]);
  });

  it('same error in thousands of rows: counted', async () => {
    const { findings } = await read({ 'prices.csv': `${HEAD}\n${'A;part;x;\n'.repeat(2000)}` });
    expect(findings).toHaveLength(501);
    expect(findings.at(-1)).toBe('prices.csv:1:1  more 1500');
  });

  it('cells: defaults, lists, yes and no, numbers within limits', async () => {
    const schema = z.object({
      a: list(),
      b: yesNo(),
      c: number({ integer: true, min: 1, max: 9 }),
      d: withDefault(number(), 5),
      e: optionalText(),
      f: optional(choice(['on', 'off'])),
    });
    const { rows: found, findings } = await read(
      { 't.csv': 'a;b;c;e\nx | y;oui;3;"\'=1"\n;;4;\n;maybe;1.5;\n;;12;' },
      schema,
      't',
    );
    expect(found).toEqual([
      { a: ['x', 'y'], b: true, c: 3, d: 5, e: '=1', f: null },
      { a: [], b: false, c: 4, d: 5, e: null, f: null },
    ]);
    expect(findings).toEqual([
      't.csv:4:2 b yes_no maybe',
      't.csv:4:8 c integer 1.5',
      't.csv:5:3 c number_big 9',
    ]);
  });
});

describe('workbook of a shop', () => {
  const head = `<row r="1">${cell('A1', 'reference')}${cell('B1', 'plan')}${cell('C1', 'price')}</row>`;
  const sheet = (price: string, row = 3) =>
    `${head}<row r="${row}">${cell(`A${row}`, 'A')}${cell(`B${row}`, 'part')}${price}</row>`;

  it('sheet of the shop’s workbook: read; a missing sheet has no rows', async () => {
    const book = workbookOfSheets({
      stock: head,
      prices: sheet('<c r="C3"><f>1+1</f><v>19.989999999999998</v></c>'),
    });
    expect(await read({ 'shop.xlsx': book })).toMatchObject({
      rows: [{ reference: 'A', plan: 'part', price: 1999, from: null }],
      positions: ['shop.xlsx#prices!C3'],
      findings: [],
    });
    expect(await read({ 'shop.xlsx': workbookOfSheets({ stock: head }) })).toMatchObject({
      rows: [],
      findings: [],
    });
  });

  it.each<[string, Uint8Array, string]>([
    [
      'formula with an error',
      workbookOfSheets({ x: sheet('<c r="C3" t="e"><f>1/0</f><v>#DIV/0!</v></c>') }),
      'prices.xlsx!C3  cell_error #DIV/0!',
    ],
    [
      'formula without a value',
      workbookOfSheets({ x: sheet('<c r="C3"><f>1+1</f></c>') }),
      'prices.xlsx!C3  cell_formula',
    ],
    ['bad amount', workbookOfSheets({ x: sheet(cell('C3', 'abc')) }), 'prices.xlsx!C3 price money abc'],
    ['sheets of other names', workbookOfSheets({ x: head, y: head }), 'prices.xlsx!A1  sheet_missing prices'],
    ['cell far outside', workbookOfSheets({ x: sheet('', 1_048_576) }), 'prices.xlsx!A1  workbook_too_large'],
    ['file that is no workbook', strToU8('reference;plan'), 'prices.xlsx!A1  workbook_unreadable'],
  ])('%s: named with its cell', async (_case, bytes, finding) => {
    expect((await read({ 'prices.xlsx': bytes })).findings).toEqual([finding]);
  });

  it('table as CSV and as workbook: refused', async () => {
    const { findings } = await read({ 'prices.csv': HEAD, 'prices.xlsx': workbookOfSheets({ x: head }) });
    expect(findings).toEqual(['prices.xlsx!A1  table_twice prices.csv']);
  });
});

describe('written table', () => {
  it('cells: read back as they were, and never executed by a spreadsheet', async () => {
    const values = [
      '=1+1',
      "'=1",
      '+33 1 23',
      '-x',
      '-5',
      '@a',
      "'5",
      'a;b',
      '"',
      'two\nlines',
      '0012',
      'é',
      "l'eau",
    ];
    const rows = values.map((value) => ({ value, count: 1.5, on: true, items: ['a', 'b'] }));
    const written = tableText(['value', 'count', 'on', 'items'], rows);
    const schema = z.object({ value: text(), count: number(), on: yesNo(), items: list() });
    expect(await read({ 't.csv': written }, schema, 't')).toMatchObject({ rows, findings: [] });
    expect(written).toMatch(/^value;count;on;items\n'=1\+1;1\.5;yes;a\|b\n/);
    expect(tableText(['a', 'b'], [{ a: null, b: 1e-7 }])).toBe('a;b\n;0.0000001\n');
  });
});
