import { describe, expect, it } from '@jest/globals';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { toRates } from './carrier-record.ts';
import { readShipping } from './read-shipping.ts';

const CARRIER = `carriers:
  - code: parcel
    name: { fr: À domicile, en: To your door }
    days: 2
    max_weight: 30
    prices:
      - { up_to: 0.5, price: 5.9 }
      - { up_to: 30, price: 22.90 }
`;
const RELAYS =
  'carrier;code;name;address_1;zipcode;city;latitude;longitude;monday\n' +
  'parcel;R1;Épicerie;1 rue du Port;44000;Nantes;47.2;-1.55;09:00-12:00 14:00-19:00\n';

async function read(files: Record<string, string>) {
  const folder = await writeTestFolder(files);
  const findings = createFindings();
  const shipping = await readShipping(await openShopFolder(folder.path), findings);
  await folder.remove();
  return { shipping, text: findingsText(findings.all, 'en').replaceAll(/ {2,}/g, '  ') };
}

describe('carriers and relay points of a shop', () => {
  it('kilograms and euros: become grams and cents; a day without hours is closed', async () => {
    const { shipping, text } = await read({ 'carriers.yaml': CARRIER, 'relay-points.csv': RELAYS });
    expect(text).toBe('');
    expect(shipping.carriers.map(toRates)).toEqual([
      {
        lightest: 0,
        heaviest: 30_000,
        steps: [
          { up_to: 500, price: 590 },
          { up_to: 30_000, price: 2290 },
        ],
        beyond: null,
        corsica: 0,
      },
    ]);
    expect(shipping.relays).toMatchObject([{ monday: '09:00-12:00 14:00-19:00', sunday: '' }]);
  });

  it('errors: are reported with the line of the value; a broken carrier does not make its relay points wrong', async () => {
    const { text } = await read({
      'carriers.yaml': CARRIER.replace('up_to: 30,', 'up_to: 0.5,').replace('days: 2', 'day: 2'),
      'relay-points.csv': RELAYS + RELAYS.split('\n')[1]?.replace('14:00-19:00', '2 pm'),
    });
    expect(text).toBe(
      [
        'error  carriers.yaml:2:5  carriers.0.days  This value is required.',
        'error  carriers.yaml:4:5  carriers.0.day  The field “day” is unknown. Did you mean “days”?',
        'error  carriers.yaml:6:5  carriers.0.prices  The weights must increase from one step to the next.',
        'error  relay-points.csv:3:58  monday  Write opening hours as 09:00-12:00 14:00-19:00, or leave the cell empty for a closed day.',
        '',
      ].join('\n'),
    );
  });

  it('relay point of an unknown carrier: is reported with the nearest one', async () => {
    const { text } = await read({
      'carriers.yaml': CARRIER,
      'relay-points.csv': RELAYS.replace('parcel', 'parsel'),
    });
    expect(text).toBe(
      'error  relay-points.csv:2:1  carrier  “parsel” does not appear in carriers.yaml. Did you mean “parcel”?\n',
    );
  });
});
