import { describe, expect, it } from '@jest/globals';
import { energyLabelOf } from '#backoffice/shop/energy/energy-label.ts';
import { CLASSES } from '#backoffice/shop/energy/energy-class.ts';
import { readDemoCatalogue } from './demo-catalogue.ts';
import { findProductFindings } from './product-findings.ts';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';

const { products: PRODUCTS, variants: VARIANTS, vocabulary, categories } = await readDemoCatalogue();

/** Regulations of energy labels by appliance type. Electric radiators, towel dryers and controls have none. */
const LABELLED: Record<string, string> = {
  'pompe-a-chaleur-air-eau': '811/2013',
  'pompe-a-chaleur-geothermique': '811/2013',
  'chaudiere-electrique': '811/2013',
  'chaudiere-gaz': '811/2013',
  'chauffe-eau-electrique': '812/2013',
  'chauffe-eau-thermodynamique': '812/2013',
  ballon: '812/2013',
  'vmc-simple-flux': '1254/2014',
  'vmc-double-flux': '1254/2014',
  'climatiseur-split': '626/2011',
  'climatiseur-gainable': '626/2011',
  'climatiseur-monobloc': '626/2011',
  'radiateur-gaz': '2015/1186',
};

describe('demo catalogue', () => {
  const variants = [...VARIANTS.values()].flat();

  it('catalogue: at least 120 products and 500 variants without errors', () => {
    expect(PRODUCTS.length).toBeGreaterThanOrEqual(120);
    expect(variants.length).toBeGreaterThanOrEqual(500);
    expect(findProductFindings(PRODUCTS)).toEqual([]);
  });

  it('products that share more than a twentieth of their sentences: they are reported', () => {
    const [first] = PRODUCTS;
    const copies = PRODUCTS.map((product) => ({ ...product, texts: first?.texts ?? product.texts }));
    expect(findProductFindings(copies).join('\n')).toMatch(/fr sentences recur/);
  });

  it('variants: EANs have a valid check digit', () => {
    for (const { ean } of variants) {
      const sum = Array.from(ean).reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1),
        0,
      );
      expect([ean, ean.length, sum % 10]).toEqual([ean, 13, 0]);
    }
  });

  it('prices: they are positive, rise with the size and far exceed the eco-participation', () => {
    for (const product of PRODUCTS) {
      const sold = VARIANTS.get(product.key) ?? [];
      for (const { reference, price, eco } of sold) {
        if (price === null) continue;
        expect([reference, price >= 2000 && price <= 2_000_000]).toEqual([reference, true]);
        expect([reference, eco >= 0 && eco / price < 0.15]).toEqual([reference, true]);
      }
      const priceOf = (code: string) => sold.find(({ size }) => size === code)?.price ?? null;
      const powers = product.sizes.flatMap(({ code, figures }) => {
        const price = priceOf(code);
        const power = figures['POWER'] ?? figures['COOLING'];
        return typeof power === 'number' && price !== null ? [{ power, price }] : [];
      });
      const byPower = powers.toSorted((a, b) => a.power - b.power);
      expect([product.key, (byPower.at(-1)?.price ?? 0) >= (byPower[0]?.price ?? 0)]).toEqual([
        product.key,
        true,
      ]);
    }
  });

  it('energy class: set exactly where a regulation requires a label', () => {
    for (const product of PRODUCTS) {
      const labels = product.sizes.map((size) => energyLabelOf(size, 'fr'));
      const regulations = new Set(labels.map((label) => label?.regulation ?? null));
      expect([product.key, [...regulations]]).toEqual([product.key, [LABELLED[product.type] ?? null]]);
      for (const label of labels.flatMap((found) =>
        found ? [found, ...(found.second ? [found.second] : [])] : [],
      )) {
        const [best, worst] = label.scale.split('-');
        const scale = CLASSES.slice(
          CLASSES.findIndex((name) => name === best),
          CLASSES.findIndex((name) => name === worst) + 1,
        );
        expect(scale).toContain(label.class);
      }
    }
  });

  it('sales plans: a few products for professionals only, most for all', () => {
    const forPros = PRODUCTS.filter(({ audiences }) => audiences.length > 0 && !audiences.includes('part'));
    expect(forPros.length).toBeGreaterThan(3);
    expect(forPros.length).toBeLessThan(PRODUCTS.length / 3);
    expect(PRODUCTS.some((product) => product.signature)).toBe(true);
  });

  it('categories: every category without children has a product', () => {
    const used = new Set(PRODUCTS.flatMap((product) => product.categories));
    const parents = new Set(categories.map(({ parent }) => parent));
    expect(categories.filter(({ key }) => !parents.has(key) && !used.has(key))).toEqual([]);
  });

  it('texts: both languages are complete and differ', () => {
    for (const [where, text] of [
      ...strings(PRODUCTS),
      ...strings(categories),
      ...strings([...vocabulary.attributes.values(), ...vocabulary.types.values()]),
    ]) {
      expect([where, text.trim() === text && text !== '']).toEqual([where, true]);
    }
    for (const { key, texts } of PRODUCTS) {
      expect([key, texts.fr.lead === texts.en.lead || texts.fr.description === texts.en.description]).toEqual(
        [key, false],
      );
    }
  });
});

describe('demo pages', () => {
  it('at least thirty pages: addresses are unique, and both languages have the same blocks', () => {
    expect(PAGES.length).toBeGreaterThanOrEqual(30);
    for (const lang of ['fr', 'en'] as const) {
      expect(new Set(PAGES.map((page) => page[lang].slug)).size).toBe(PAGES.length);
    }
    for (const { key, fr, en } of PAGES) {
      expect([key, fr.blocks.map((block) => block.type)]).toEqual([
        key,
        en.blocks.map((block) => block.type),
      ]);
      for (const [where, text] of [...strings(fr), ...strings(en)]) {
        // A plot of pieces has no unit.
        const mayBeEmpty = /^\.blocks\.\d+\.unit$/.test(where);
        expect([key, where, mayBeEmpty || text.trim() !== '']).toEqual([key, where, true]);
      }
    }
  });
});

/** Every text below a value with its path. */
function strings(value: unknown, path = ''): [where: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}
