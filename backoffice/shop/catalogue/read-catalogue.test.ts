import { afterAll, describe, expect, it } from '@jest/globals';
import { LAMP_SHOP as LAMPS } from '#tests/support/lamp-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { writeWorkbook } from '#tests/support/test-workbook.ts';
import { createFindings } from '../files/finding.ts';
import { positionText } from '../files/finding-text.ts';
import { openShopFolder } from '../files/shop-folder.ts';
import { NO_DESIGN } from '#shared/drawing/has-drawing.ts';
import { productRow, translationRows } from './product-rows.ts';
import { readCatalogue } from './read-catalogue.ts';
import { catalogueFiles } from './write-catalogue.ts';

const removals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const remove of removals) await remove();
});

/** Reads the shop with changed files; `null` leaves a file out. */
async function read(changes: Record<string, string | Uint8Array | null> = {}, vatRates = [20, 5.5]) {
  const files = Object.entries({ ...LAMPS, ...changes }).flatMap(([path, text]) =>
    text === null ? [] : [[path, text] as const],
  );
  const { path, remove } = await writeTestFolder(Object.fromEntries(files));
  removals.push(remove);
  const findings = createFindings();
  const catalogue = await readCatalogue(await openShopFolder(path), findings, vatRates);
  return { catalogue, findings: findings.all };
}

/** The findings as `file:line:column code`. */
async function findingsOf(changes: Record<string, string | null>): Promise<string[]> {
  const { findings } = await read(changes);
  return findings.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`);
}

const changed = (file: string, from: string, to: string) => ({
  [file]: (LAMPS[file] ?? '').replace(from, to),
});

/** The tables as workbooks, and none as text. */
function asWorkbooks(tables: Record<string, string>): Record<string, Uint8Array | null> {
  const texts = Object.entries(tables).filter(([path]) => path.endsWith('.csv'));
  return Object.fromEntries(
    texts.flatMap(([path, text]): [string, Uint8Array | null][] => {
      const rows = text.trimEnd().split('\n');
      return [
        [path, null],
        [path.replace('.csv', '.xlsx'), writeWorkbook(rows.map((row) => row.split(';')))],
      ];
    }),
  );
}

/** A drawing with a connection, before the sizes: from line 9. */
const connected = (connection: string) =>
  changed(
    'products/halo.md',
    'sizes:',
    `drawing:\n  design: panel\n  connections:\n  - ${connection}\nsizes:`,
  );

const rated = (rate: string) => changed('products/halo.md', 'type:', `vat_rate: ${rate}\ntype:`);

describe('catalogue of a trade without drawings and energy records', () => {
  it('products of Markdown files and of the table: they are read with derived and stated variants', async () => {
    const { catalogue, findings } = await read();
    expect(findings).toEqual([]);
    expect(catalogue.products.map(({ key, sizes }) => [key, sizes.length])).toEqual([
      ['halo', 2],
      ['perle', 1],
    ]);
    expect(
      catalogue.variants.get('halo')?.map(({ reference, price, stock }) => [reference, price, stock]),
    ).toEqual([
      ['LU-HALO-S-OL', 12_900, 4],
      ['LU-HALO-S-CR', 12_900, 0],
      ['LU-HALO-L-OL', 18_900, 0],
      ['LU-HALO-L-CR', 18_900, 0],
    ]);
    expect(catalogue.products[1]?.texts.fr.points).toEqual([
      { title: 'Légère', text: '400 g' },
      { title: 'Sobre', text: '5 W' },
    ]);
  });

  it('VAT rate: that of the product goes into its row, one that the shop lacks is an error at its line', async () => {
    const { catalogue, findings } = await read(rated('5.5'));
    expect(findings).toEqual([]);
    const [halo] = catalogue.products;
    if (!halo) throw new Error('The product is missing.');
    expect(productRow(halo, [], { siteId: 1, planIds: [1], position: 0 })).toMatchObject({ vat_rate: 550 });
    expect(await findingsOf(rated('0.2'))).toEqual([
      expect.stringMatching(/^products\/halo\.md:\d+:\d+ vat_rate_unknown$/),
    ]);
  });

  it('rows: sizes are named by their own figure, photographs need no drawing, nothing is declared', async () => {
    const { catalogue } = await read();
    const [halo] = catalogue.products;
    if (!halo) throw new Error('The product is missing.');
    const sold = catalogue.variants.get('halo') ?? [];
    expect(productRow(halo, sold, { siteId: 1, planIds: [1], position: 0 })).toMatchObject({
      price_from: 12_900,
      price_varies: true,
      stock: 4,
    });
    const [french] = translationRows(catalogue.vocabulary, halo, 'Lueur');
    expect(french?.card).toMatchObject({
      brand: 'Lueur',
      drawing: { design: NO_DESIGN, colour: 'olive' },
      attributes: { FLUX: { label: 'Flux lumineux', value: 800, to: 1200, unit: 'lm' } },
    });
    expect(french?.texts.models.map(({ label }) => label)).toEqual(['800\u00a0lm', '1\u00a0200\u00a0lm']);
    expect(french?.texts.technical).toEqual([]);
  });

  it('files written from the records: they give the same records', async () => {
    const { catalogue } = await read();
    const written = Object.fromEntries(catalogueFiles(catalogue));
    const again = await read({ ...written, 'products.csv': null });
    expect(again.findings).toEqual([]);
    expect(again.catalogue.variants).toEqual(catalogue.variants);
    expect(Object.fromEntries(catalogueFiles(again.catalogue))).toEqual(written);
  });
});

describe('errors of a catalogue', () => {
  it.each([
    [
      'unknown type',
      changed('products/halo.md', 'type: suspension', 'type: suspention'),
      'products/halo.md:3:1 key_near',
    ],
    [
      'unknown colour',
      changed('products/halo.md', '[olive, craie]', '[olive, rouge]'),
      'products/halo.md:7:18 key_unknown',
    ],
    [
      'category with children',
      changed('products/halo.md', '[pendants]', '[lamps]'),
      'products/halo.md:6:14 category_not_leaf',
    ],
    ['unknown option', changed('products/halo.md', '[e27]', '[e28]'), 'products/halo.md:8:24 key_near'],
    [
      'unknown figure',
      changed('products/halo.md', 'FLUX: 1200', 'FLOX: 1200'),
      'products/halo.md:11:77 key_near',
    ],
    ['size twice', changed('products/halo.md', 'code: L', 'code: S'), 'products/halo.md:11:7 size_twice'],
    [
      'unknown related product',
      changed('products/halo.md', 'type: suspension', 'type: suspension\nrelated: [perl]'),
      'products/halo.md:4:1 key_near',
    ],
    [
      'unknown drawing',
      changed('products/halo.md', 'sizes:', 'drawing: { design: lamp }\nsizes:'),
      'products/halo.md:9:12 key_unknown',
    ],
    [
      'connection outside the smaller size',
      connected('{ kind: gas, size: G 1, side: bottom, from_left: 290, from_back: 40 }'),
      'products/halo.md:12:5 connection_outside',
    ],
    [
      'duct that is larger than its face',
      connected('{ kind: supply-air, size: Ø 260, side: left, from_top: 125, from_back: 150 }'),
      'products/halo.md:12:5 connection_outside',
    ],
    [
      'connection with one distance',
      connected('{ kind: gas, side: bottom, from_left: 40 }'),
      'products/halo.md:12:5 connection_position',
    ],
    [
      'connection with a distance of another face',
      connected('{ kind: gas, side: bottom, from_left: 40, from_back: 40, from_top: 10 }'),
      'products/halo.md:12:5 connection_position',
    ],
    [
      'connection of an unknown size',
      connected('{ kind: gas, side: back, from_left: 40, from_top: 40, for_sizes: [XL] }'),
      'products/halo.md:12:71 key_near',
    ],
    [
      'connection of an unknown kind',
      connected('{ kind: steam, side: back, from_left: 40, from_top: 40 }'),
      'products/halo.md:12:7 choice',
    ],
    [
      'text in no place',
      changed('products/halo.md', 'A steel dome.', 'A steel dome.\n\nAnother one.'),
      'products/halo.md:22:1 product_paragraph',
    ],
    [
      'point without title',
      changed('products/halo.md', 'A steel dome.', '- light'),
      'products/halo.md:20:1 product_point',
    ],
    [
      'unknown language',
      changed('products/halo.md', '## en', '## de'),
      'products/halo.md:20:1 product_section',
    ],
    [
      'product in both forms',
      changed('products.csv', 'perle;LU', 'halo;LU'),
      'products.csv:2:1 product_twice',
    ],
    [
      'size without dimensions',
      changed('variants.csv', ';90;90;90;', ';90;;90;'),
      'variants.csv:2:30 required',
    ],
    [
      'price of an unknown reference',
      changed('prices.csv', 'LU-PERLE-9;', 'LU-PERLE-8;'),
      'prices.csv:6:1 key_unknown',
    ],
    [
      'address with capitals',
      changed('products/halo.md', '{ name: Halo }', '{ name: Halo, slug: Halo }'),
      'products/halo.md:4:19 invalid_slug',
    ],
    ['price that is none', changed('prices.csv', '129,00', 'cheap'), 'prices.csv:3:14 money'],
    [
      'category of itself',
      changed('categories.csv', 'lamps;;', 'lamps;pendants;'),
      'categories.csv:2:7 category_circle',
    ],
    [
      'type without energy record',
      changed(
        'types.csv',
        'size_name\nsuspension;Suspension;Pendant lamp;FLUX',
        'size_name;energy\nsuspension;Suspension;Pendant lamp;FLUX;tank',
      ),
      'products/halo.md:10:5 energy_missing',
    ],
  ])('%s: named by file, line and column', async (_case, changes, expected) => {
    expect(await findingsOf(changes)).toContain(expected);
  });

  it('every table as a workbook: the same catalogue, and the same errors at their sheet, row and column', async () => {
    const wrong = {
      'prices.csv': `${LAMPS['prices.csv']}LU-PERLE-8;cheap;0.20\n`,
      'categories.csv': (LAMPS['categories.csv'] ?? '').replace('lamps;;', 'lamps;pendants;'),
      'variants.csv': (LAMPS['variants.csv'] ?? '').replace(';90;90;90;', ';90;;90;'),
    };
    const [right, rightBook] = [await read(), await read(asWorkbooks(LAMPS))];
    expect(rightBook).toEqual(right);
    const byRow = ({ findings }: Awaited<ReturnType<typeof read>>) =>
      findings.map(({ file, line, field, code }) => [file.replace(/\.\w+$/, ''), line, field, code]);
    const book = await read(asWorkbooks({ ...LAMPS, ...wrong }));
    expect(byRow(book)).toEqual(byRow(await read(wrong)));
    expect(book.findings.map(positionText)).toEqual(
      expect.arrayContaining(['prices.xlsx!B7', 'categories.xlsx!B2', 'variants.xlsx!G2']),
    );
  });

  it('variant without price: a warning, and on quotation', async () => {
    const { catalogue, findings } = await read(changed('prices.csv', 'LU-PERLE-9;;0.20\n', ''));
    expect(findings.map(({ code, severity }) => [code, severity])).toEqual([['price_missing', 'warning']]);
    expect(catalogue.variants.get('perle')?.[0]?.price).toBeNull();
  });
});
