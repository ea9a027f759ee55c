import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outcome, orderedOf, startQuickOrders } from '#tests/support/quick-orders.ts';

type QuickOrders = Awaited<ReturnType<typeof startQuickOrders>>;
let api: QuickOrders['api'];
let lists: QuickOrders['lists'];
let known: QuickOrders['known'];
beforeAll(async () => {
  ({ api, lists, known } = await startQuickOrders());
});
afterAll(() => api.close());

describe('quick order: lists with certain lines', () => {
  it.each([
    ['tabs', (a: string, b: string) => `${a}\t2\n${b}\t3`],
    ['semicolons', (a: string, b: string) => `${a};2\n${b};3`],
    ['commas', (a: string, b: string) => `${a}, 2\n${b}, 3`],
    ['quotes', (a: string, b: string) => `"${a}";"2"\n"${b}";"3"`],
    ['a separator line', (a: string, b: string) => `sep=;\n${a};2\n${b};3`],
    ['a head', (a: string, b: string) => `Référence;Quantité\n${a};2\n${b};3`],
    ['a head in English', (a: string, b: string) => `Item Number,Qty\n${a},2\n${b},3`],
    ['a head by programs', (a: string, b: string) => `product_number;order_qty\n${a};2\n${b};3`],
    ['a head of buyers', (a: string, b: string) => `Réf. fournisseur;Qté cdée\n${a};2\n${b};3`],
    ['N° article', (a: string, b: string) => `N° article\tQté\n${a}\t2\n${b}\t3`],
    ['a head, quantities first', (a: string, b: string) => `Qté;Réf.\n2;${a}\n3;${b}`],
    ['decimals', (a: string, b: string) => `${a};2,00\n${b};3.00`],
    ['words', (a: string, b: string) => `${a} 2\n${b}   3`],
    ['times', (a: string, b: string) => `${a} x 2\n${b} × 3`],
    ['times first', (a: string, b: string) => `2 x ${a}\n3x ${b}`],
    ['bullets of a letter', (a: string, b: string) => `- 2 x ${a}\n• ${b} : 3 pcs`],
    ['pieces', (a: string, b: string) => `${a} : 2 pièces\n3 pcs ${b}`],
    [
      'a quoted letter',
      (a: string, b: string) => `Bonjour,\n> 2 x ${a} (joint, 40 x 60 mm)\n> ${b} x3\nCordialement`,
    ],
    ['invisible characters', (a: string, b: string) => `${a.replace('-', '\u200B-')}\u00A0;\u202F2\n${b};3`],
    [
      'other dashes',
      (a: string, b: string) => `${a.replaceAll('-', '\u2011')};2\n${b.replaceAll('-', '\u2013')};3`,
    ],
  ])('written with %s is ready', async (_how, write) => {
    const order = await lists.check(write(known.first, known.second));
    expect(orderedOf(order)).toEqual([
      [known.first, 2],
      [known.second, 3],
    ]);
    expect(outcome(order)).toEqual([
      [2, 'ok'],
      [3, 'ok'],
    ]);
    expect(order.read?.take.elements.map(({ quantity }) => quantity)).toEqual([2, 3]);
  });

  it('quick order: finds products, EANs, GTINs of any length and former references, with or without spaces', async () => {
    const { variant, ean, old } = known;
    const grouped = `${ean.slice(0, 1)} ${ean.slice(1, 7)} ${ean.slice(7)}`;
    const order = await lists.check(
      [`${variant.reference};1`, `${variant.ean};1`, `${grouped};2`, `0${ean};1`, `${old.reference};3`].join(
        '\n',
      ),
    );
    expect(orderedOf(order).map(([reference]) => reference)).toEqual([
      variant.reference,
      variant.reference,
      known.first,
      known.first,
      old.successor,
    ]);
    expect(outcome(order)).toEqual([
      [1, 'ok'],
      [1, 'repeated'],
      [2, 'ok'],
      [1, 'repeated'],
      [3, 'replaced'],
    ]);
    expect(order.read?.take.elements.map(({ type, quantity }) => [type, quantity])).toEqual([
      ['product', 2],
      ['part', 3],
      ['part', 3],
    ]);
  });

  it('quick order: lines of one article are added up and limited by its stock', async () => {
    const order = await lists.check(`${known.last} 1\n${known.last} 1\n${known.made} 900`);
    expect(outcome(order)).toEqual([
      [1, 'ok'],
      [0, 'short_stock'],
      [900, 'on_order'],
    ]);
  });
});

describe('quick order: lists with uncertain lines', () => {
  it.each([
    ['numbers of lines before', (a: string) => `1;${a};2`],
    ['three columns', (a: string) => `2\t${a}\t7`],
    ['an unknown head', (a: string) => `Ligne;Code produit\n1;${a}\n2;${a}`],
    ['a head of three', (a: string) => `Code produit;Libellé;Nombre\n${a};Caisson;2`],
    ['a cell of two lines', (a: string) => `"${a}";"Caisson\ngris";"2"`],
    ['a count before', (a: string) => `1;${a}\n2;${known.second}`],
    ['quotes that are not closed', (a: string) => `"${a};2\n${known.second};3`],
    ['a decimal comma between commas', (a: string) => `${a},2,00`],
  ])('quick order, list with %s: asks for its columns and orders nothing before', async (_how, write) => {
    const order = await lists.check(write(known.first));
    expect(outcome(order)).toBe('question');
    expect(order.read).toBeNull();
  });

  it('quick order: confirmed columns are used', async () => {
    const numbered = await lists.paste(`1;${known.first};2\n2;${known.second};7`);
    expect((await lists.show(numbered)).question).toMatchObject({
      reference: 1,
      quantity: 2,
      has_head: false,
    });
    const read = await lists.confirm(numbered, { has_head: false, reference: 1, quantity: 2 });
    expect(orderedOf(read)).toEqual([
      [known.first, 2],
      [known.second, 7],
    ]);
    const quoted = await lists.paste(
      `Réf;Nom;Qté\n"${known.first}";"Caisson\ngris";"2"\n${known.second};;\nTransport;;1`,
    );
    const again = await lists.confirm(quoted, { has_head: true, reference: 0, quantity: 2 });
    expect(again.read?.lines.map(({ line, status, ordered: pieces }) => [line, status, pieces])).toEqual([
      [2, 'ok', 2],
      [4, 'no_quantity', 0],
      [5, 'unknown', 0],
    ]);
    expect((await lists.show(quoted, { ask_columns: '1' })).question).toMatchObject({
      reference: 0,
      quantity: 2,
    });
  });

  it('quick order: an ambiguous line orders nothing and reports why', async () => {
    const { first, second, ean, variant } = known;
    const carton = `1${ean.slice(0, 12)}`;
    const order = await lists.check(
      [
        `${first} Résistance 1000 W`,
        `1. ${first}`,
        `1 ${first} 2`,
        `${first} et ${second} x 2`,
        `${first} x 1.000`,
        `${first} × abc`,
        `${first} × -3`,
        `${carton}${checkDigit(carton)} x 2`,
        `${variant.range} x 1`,
        `${first} x 2`,
      ].join('\n'),
    );
    expect(outcome(order)).toEqual([
      [0, 'unclear'],
      [0, 'unclear'],
      [0, 'unclear'],
      [0, 'unclear'],
      [0, 'bad_quantity'],
      [0, 'bad_quantity'],
      [0, 'bad_quantity'],
      [0, 'packed'],
      [0, 'choose'],
      [2, 'ok'],
    ]);
    expect(order.read?.take.elements).toHaveLength(1);
    expect(outcome(await lists.check(`${first};2\n2,08447E+12;3`))).toEqual([
      [2, 'ok'],
      [0, 'shortened'],
    ]);
  });

  it('quick order: a discontinued product names its successor', async () => {
    const { read } = await lists.check('AT-NER x 2');
    expect(read?.lines[0]).toMatchObject({ status: 'choose', ordered: 0 });
    expect(read?.lines[0]?.product?.path).toMatch(/lame$/);
  });
});

function checkDigit(digits: string): number {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return (10 - (sum % 10)) % 10;
}
