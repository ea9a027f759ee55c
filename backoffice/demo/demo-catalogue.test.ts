import { describe, expect, it } from '@jest/globals';
import { ATTRIBUTES } from './attributes.ts';
import { CATEGORIES } from './catalogue/categories.ts';
import type { DemoCategory } from './catalogue/demo-category.ts';
import { findProductFindings } from './catalogue/product-findings.ts';
import type { ApplianceType } from './catalogue/product-record.ts';
import { PRODUCTS } from './catalogue/products.ts';
import { DEMO_PAGES as PAGES } from '#tests/support/demo-content.ts';
import { energyLabelOf } from './energy-label.ts';
import { CLASSES } from './energy/energy-record.ts';
import { facetsOf } from './product-facets.ts';
import { variantRows } from './product-rows.ts';

/** Regulations of energy labels by appliance type. Electric radiators, towel dryers and controls have none. */
const LABELLED: Partial<Record<ApplianceType, string>> = {
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
  const variants = PRODUCTS.flatMap(variantRows);

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

  it('variants: references are unique and EANs are valid', () => {
    expect(new Set(variants.map((variant) => variant.reference)).size).toBe(variants.length);
    expect(new Set(variants.map((variant) => variant.ean)).size).toBe(variants.length);
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
      const prices = product.models.flatMap((model) => model.price ?? []);
      expect([product.key, prices.every((price) => price >= 20 && price <= 20_000)]).toEqual([
        product.key,
        true,
      ]);
      for (const model of product.models) {
        const share = model.price === undefined ? 0 : model.eco / model.price;
        expect([product.key, model.code, model.eco >= 0 && share < 0.15]).toEqual([
          product.key,
          model.code,
          true,
        ]);
      }
      const powers = product.models.filter((model) => model.power && model.price);
      const byPower = powers.toSorted((a, b) => (a.power ?? 0) - (b.power ?? 0));
      expect([product.key, (byPower.at(-1)?.price ?? 0) >= (byPower[0]?.price ?? 0)]).toEqual([
        product.key,
        true,
      ]);
    }
  });

  it('energy class: set exactly where a regulation requires a label', () => {
    for (const product of PRODUCTS) {
      const labels = product.models.map((model) => energyLabelOf(product, model, 'fr'));
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
    const forPros = PRODUCTS.filter((product) => product.plans && !product.plans.includes('part'));
    expect(forPros.length).toBeGreaterThan(3);
    expect(forPros.length).toBeLessThan(PRODUCTS.length / 3);
    expect(PRODUCTS.some((product) => product.signature)).toBe(true);
  });

  it('categories and facets: every category has a product, and every facet value is known', () => {
    const used = new Set(PRODUCTS.flatMap((product) => product.categories));
    expect(deepestKeys(CATEGORIES).filter((key) => !used.has(key))).toEqual([]);
    for (const { code, value } of PRODUCTS.flatMap(facetsOf)) {
      const attribute = ATTRIBUTES.find((candidate) => candidate.code === code);
      expect([
        code,
        value,
        attribute?.options ? Object.hasOwn(attribute.options, value) : Number(value) > 0,
      ]).toEqual([code, value, true]);
    }
  });

  it('texts: both languages are complete and differ', () => {
    for (const [where, text] of [...strings(PRODUCTS), ...strings(CATEGORIES), ...strings(ATTRIBUTES)]) {
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
        expect([key, where, text.trim() !== '']).toEqual([key, where, true]);
      }
    }
  });
});

function deepestKeys(categories: DemoCategory[]): string[] {
  return categories.flatMap((node) => (node.children ? deepestKeys(node.children) : [node.key]));
}

/** Every text below a value with its path. */
function strings(value: unknown, path = ''): [where: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}
