import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '#shared/locale.ts';
import { readDemoCatalogue } from '../demo-catalogue.ts';
import { SAV_ARTICLES } from './articles.ts';
import { SAV_CATEGORIES } from './categories.ts';
import { SAV_FAULTS } from './faults.ts';
import { CHECKS } from './faults/checks.ts';
import { SAV_QUESTIONS } from './questions.ts';
import type { DemoSavCategory } from './support-record.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

const flat = (categories: DemoSavCategory[]): DemoSavCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);
const categories = flat(SAV_CATEGORIES);
const keys = new Set(categories.map(({ key }) => key));
const references = new Map(PRODUCTS.map((product) => [product.reference, product]));

describe('demo support pages', () => {
  it('products: all are in the catalogue, and pages for consumers name only their products', () => {
    for (const { products } of [...SAV_ARTICLES, ...SAV_FAULTS])
      for (const reference of products)
        expect([reference, references.has(reference)]).toEqual([reference, true]);
  });

  it("categories: each page's category exists", () => {
    const named = [...SAV_ARTICLES, ...SAV_QUESTIONS].map(({ category }) => category);
    expect([...named, ...SAV_FAULTS.map(({ family }) => family)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('addresses: they are unique in each language', () => {
    for (const lang of LOCALES) {
      const slugs = [
        ...SAV_ARTICLES.map((article) => article[lang].slug),
        ...categories.map((category) => category.slug[lang]),
      ];
      expect(slugs.filter((slug) => !/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(new Set(slugs).size).toBe(slugs.length);
      const findings = SAV_FAULTS.map(
        (finding) => `${finding.family} ${finding.slug?.[lang] ?? finding.code}`,
      );
      expect(new Set(findings).size).toBe(findings.length);
    }
  });

  it('questions: none occurs twice', () => {
    for (const lang of LOCALES) {
      const questions = SAV_QUESTIONS.map((question) => question[lang][0]);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  it('checks: each is used', () => {
    const used = new Set(SAV_FAULTS.flatMap(({ checks }) => checks));
    expect(Object.keys(CHECKS).filter((key) => !used.has(key as keyof typeof CHECKS))).toEqual([]);
  });
});
