import { afterEach, describe, expect, it } from '@jest/globals';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { knownParts, readParts } from './read-parts.ts';
import { readViews } from './read-views.ts';

const KNOWN = {
  categories: { file: 'categories', keys: new Set(['lamps']) },
  products: { file: 'products', keys: new Set(['lantern']) },
  vatRates: [20],
};
const FAMILIES = 'code;name.fr;name.en\nsocket;Douilles;Sockets\n';
const PARTS_HEAD =
  'reference;kind;family;name.fr;name.en;category;ean;price;weight;stock;status;replaced_by;reason.fr;reason.en\n';
const SOCKET = 'S-1;spare;socket;Douille E27;E27 socket;lamps;;4.50;0.05;12;available;;;\n';

const rated = (rate: string) => SOCKET.replace('\n', `;${rate}\n`);

let remove: (() => Promise<void>) | undefined;
afterEach(() => remove?.());

async function read(files: Record<string, string>) {
  const folder = await writeTestFolder(files);
  ({ remove } = folder);
  const findings = createFindings();
  const opened = await openShopFolder(folder.path);
  const parts = await readParts(opened, findings, KNOWN);
  const views = await readViews(opened, findings, { ...KNOWN, parts: knownParts(parts.parts) });
  return { parts, views, text: findingsText(findings.all, 'en'), findings: findings.all };
}

describe('parts of a shop', () => {
  it('VAT rate that the shop does not list: an error at its cell', async () => {
    const head = PARTS_HEAD.replace('\n', ';vat_rate\n');
    const { findings } = await read({
      'parts/families.csv': FAMILIES,
      'parts/parts.csv': head + rated('20') + rated('2').replace('S-1', 'S-2'),
    });
    expect(findings).toMatchObject([{ file: 'parts/parts.csv', line: 3, field: 'vat_rate' }]);
  });

  it('complete tables: records in cents and kilograms, without findings', async () => {
    const { parts, views, text } = await read({
      'parts/families.csv': FAMILIES,
      'parts/parts.csv': PARTS_HEAD + SOCKET,
      'parts/compatibility.csv': 'part;product\nS-1;lantern\n',
      'media/encoded/schemas/lantern.avif': 'picture',
      'media/encoded/schemas/lantern.webp': 'picture',
      'parts/views.csv':
        'code;category;products;year_from;slug.fr;slug.en;title.fr;title.en;image;width;height;alt.fr;alt.en\nlantern;lamps;lantern;2020;lanterne;lantern;Lanterne;Lantern;schemas/lantern.avif;800;600;Vue;View\n',
      'parts/positions.csv': 'view;number;part;x;y;r\nlantern;1;S-1;0.5;0.25;0.02\n',
    });
    expect(text).toBe('');
    expect(parts.parts).toMatchObject([{ reference: 'S-1', price: 450, eco: 0, weight: 0.05, delay: 0 }]);
    expect(parts.compatibility).toMatchObject([
      { part: 'S-1', product: 'lantern', quantity: 1, year_from: null },
    ]);
    expect(views.positions).toMatchObject([
      { view: 'lantern', number: '1', part: 'S-1', quantity: 1, x: 0.5 },
    ]);
  });

  it('missing files: no parts and no findings', async () => {
    const { parts, text } = await read({ 'shop.yaml': '' });
    expect([parts.parts, text]).toEqual([[], '']);
  });

  it('wrong rows: every error is reported with file, line, column, field and reason', async () => {
    const { text } = await read({
      'parts/families.csv': FAMILIES,
      'parts/parts.csv': [
        PARTS_HEAD.trim(),
        SOCKET.trim(),
        'S-1;spare;socket;Douille;Socket;lamps;;4.50;0.05;12;available;;;',
        'S-2;spare;sokcet;Douille;Socket;lights;2195317387681;4.505;0.05;12;available;;;',
        'S-3;spare;socket;Douille;Socket;lamps;2195317387680;4.50;0.05;12;sold;;;',
        'S-4;spare;socket;Douille;Socket;lamps;;4.50;0.05;0;obsolete;S-5;Nouvelle douille;',
        'S-5;spare;socket;Douille;Socket;lamps;;4.50;0.05;0;obsolete;S-4;;',
        'S-6;spare;socke;Douille;Socket;lamp;;4.50;0.05;0;available;S-9;;',
      ].join('\n'),
      'parts/compatibility.csv': 'part;product;year_from;year_to\nS-1;lantren;2020;2019\n',
      'parts/positions.csv': 'view;number;part;x\nlantern;1;S-8;1.5\nlantern;1;S-8;0.5\n',
    });
    expect(text.replaceAll(/ {2,}/g, '  ')).toBe(
      [
        'error  parts/compatibility.csv:2:5  product  “lantren” does not appear in products. Did you mean “lantern”?',
        'error  parts/compatibility.csv:2:18  year_to  The number must be at least 2020.',
        'error  parts/parts.csv:3:1  reference  “S-1” appears on line 2 already.',
        'error  parts/parts.csv:4:40  ean  Write the 8, 12, 13 or 14 digits of the EAN, or nothing.',
        'error  parts/parts.csv:4:54  price  “4.505” has more than two decimals.',
        'error  parts/parts.csv:5:66  status  “sold” is not a known value. Possible values: available, on_order, obsolete.',
        'error  parts/parts.csv:6:61  replaced_by  “S-5” leads back to this row. A chain of replacements must end.',
        'error  parts/parts.csv:6:82  reason.en  This value is required.',
        'error  parts/parts.csv:7:61  replaced_by  “S-4” leads back to this row. A chain of replacements must end.',
        'error  parts/parts.csv:8:11  family  “socke” does not appear in parts/families. Did you mean “socket”?',
        'error  parts/parts.csv:8:32  category  “lamp” does not appear in categories. Did you mean “lamps”?',
        'error  parts/parts.csv:8:60  replaced_by  “S-9” does not appear in parts/parts. Did you mean “S-1”?',
        'error  parts/positions.csv:2:15  x  The number must not exceed 1.',
        'error  parts/positions.csv:3:1  view  “lantern” does not appear in parts/views.',
        'error  parts/positions.csv:3:11  part  “S-8” does not appear in parts/parts. Did you mean “S-1”?',
        '',
      ].join('\n'),
    );
  });
});
