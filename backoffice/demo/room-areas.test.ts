import { describe, expect, it } from '@jest/globals';
import { PERIODS } from '#shared/domain/heat/building.ts';
import { baseTemperature } from '#shared/domain/heat/climate.ts';
import { roomLoss } from '#shared/domain/heat/room-loss.ts';
import { referencePower } from '#shared/domain/heat/room-area.ts';
import { sizeFigures } from '#backoffice/shop/catalogue/figures.ts';
import { typeOf } from '#backoffice/shop/catalogue/vocabulary.ts';
import { LOCALES } from '#shared/locale.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';

const { products: PRODUCTS, vocabulary } = await readDemoCatalogue();

const blocksOf = (key: string, lang: 'fr' | 'en') =>
  PAGES.find((page) => page.key === key)?.[lang].blocks ?? [];
const tablesOf = (key: string, lang: 'fr' | 'en') =>
  blocksOf(key, lang).flatMap((block) => (block.type === 'table' ? [block.rows] : []));
/** Extracts the numbers of a cell: `1 400 W`, `1,400 W`, `73 to 93`. */
const numbers = (cell = '') => (cell.replaceAll(/[\s,](?=\d{3}(?!\d))/g, '').match(/\d+/g) ?? []).map(Number);

describe('floor areas and outputs', () => {
  const sizes = PRODUCTS.flatMap((product) => {
    const { room } = typeOf(vocabulary, product);
    if (!room) return [];
    return product.sizes.flatMap((size) => {
      const power = size.figures['POWER'];
      return typeof power === 'number' ? [{ product, room, size, power }] : [];
    });
  });

  it('sizes that heat their room: the card states the largest rooms for their output by the calculator', () => {
    expect(sizes.length).toBeGreaterThan(200);
    for (const { product, room, size, power } of sizes) {
      const { reference } = product;
      const { SURFACE } = sizeFigures(vocabulary, product, size, 'fr');
      const [from, to] = [Number(SURFACE?.value), Number(SURFACE?.to)];
      const recommended = (area: number, storey: 'top' | 'between') => referencePower(room, area, { storey });
      expect([
        reference,
        size.code,
        recommended(from, 'top') <= power,
        recommended(from + 1, 'top') > power,
      ]).toEqual([reference, size.code, true, true]);
      expect([
        reference,
        size.code,
        recommended(to, 'between') <= power,
        recommended(to + 1, 'between') > power,
      ]).toEqual([reference, size.code, true, true]);
    }
  });

  it.each(LOCALES)('bathroom article in %s: each cell matches the calculator', (lang) => {
    const [rows = []] = tablesOf('how-much-power-for-a-bathroom', lang);
    expect(rows.length).toBeGreaterThan(3);
    for (const [area, ...cells] of rows) {
      const [metres = 0] = numbers(area);
      const advised = [
        referencePower('bathroom', metres, { storey: 'between' }),
        referencePower('bathroom', metres, { storey: 'top' }),
        referencePower('bathroom', metres, { storey: 'top', walls: 2 }),
      ];
      expect(cells.map((cell) => numbers(cell)[0])).toEqual(advised);
    }
  });

  it.each(LOCALES)(
    'in %s, the table of periods: watts and watts a square metre are the calculator’s',
    (lang) => {
      const [rows = []] = tablesOf('replacing-old-convectors', lang);
      const periods = ['1948-1974', '1975-1988', '1989-2000', '1948-1974', 'since-2013'] as const;
      expect(rows).toHaveLength(periods.length);
      for (const [index, period] of periods.entries()) {
        const works = index === 3 ? (['walls', 'roof', 'windows'] as const) : [];
        const advised = (['between', 'top'] as const).map((storey) =>
          referencePower('living', 15, { storey, period, works }),
        );
        expect(numbers(rows[index]?.[2])).toEqual(advised);
        expect(numbers(rows[index]?.[1])).toEqual(advised.map((watts) => Math.round(watts / 15)));
      }
    },
  );

  it.each(LOCALES)('loft and extension in %s: outputs match the calculator', (lang) => {
    const loft = [0.14, 0.4, 1.8].map((roof) => {
      const room = {
        type: 'bedroom',
        area: 20,
        height: 1.9,
        walls: 2,
        glass: 20 / 6,
        storey: 'top',
      } as const;
      return roomLoss(room, { ...PERIODS['1975-1988'], roof }, -7).advised;
    });
    const [eaves = []] = tablesOf('heating-under-the-eaves', lang);
    expect(eaves.map((row) => numbers(row[2])[0])).toEqual(loft);
    expect(eaves.map((row) => numbers(row[1])[0])).toEqual(loft.map((watts) => Math.round(watts / 38)));
    const frame = [6, 14].map((glass) => {
      const room = { type: 'living', area: 25, height: 2.5, walls: 3, glass, storey: 'single' } as const;
      return roomLoss(room, PERIODS['since-2013'], -7).advised;
    });
    const [extension = []] = tablesOf('a-house-extension', lang);
    expect(extension.slice(0, 2).map((row) => numbers(row[2])[0])).toEqual(frame);
  });
});

describe('worksites', () => {
  /** Département and altitude in metres of the places whose base temperature a text states. */
  it.each([
    ['cast-iron-kept-in-nevers', '58', 190],
    ['small-power-in-angers', '49', 40],
    ['a-gas-flat-in-lyon', '69', 170],
    ['a-loft-in-besancon', '25', 250],
    ['sizing-a-heat-pump', '71', 180],
  ])('%s: the base temperature matches the calculator', (key, department, altitude) => {
    const coldest = `−${-(baseTemperature(department, altitude) ?? NaN)}`;
    for (const lang of LOCALES) {
      const text = JSON.stringify(PAGES.find((page) => page.key === key)?.[lang].blocks);
      expect(text).toMatch(new RegExp(`(?:par|est de|at|temperature there is) ${coldest} °C`));
    }
  });
});
