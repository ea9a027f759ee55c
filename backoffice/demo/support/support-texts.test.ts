import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '#shared/locale.ts';
import { PRODUCTS } from '../catalogue/products.ts';
import { SAV_ARTICLES } from './articles.ts';
import { SAV_CATEGORIES } from './categories.ts';
import { SAV_FAULTS } from './faults.ts';
import { CHECKS } from './faults/checks.ts';
import { SAV_QUESTIONS } from './questions.ts';
import type { DemoSavCategory } from './support-record.ts';

const flat = (categories: DemoSavCategory[]): DemoSavCategory[] =>
  categories.flatMap((category) => [category, ...flat(category.children ?? [])]);
const categories = flat(SAV_CATEGORIES);
const keys = new Set(categories.map(({ key }) => key));
const references = new Map(PRODUCTS.map((product) => [product.reference, product]));

describe('the demo’s support pages', () => {
  it('name only products of the catalogue, for consumers only those they see', () => {
    for (const { products } of [...SAV_ARTICLES, ...SAV_FAULTS])
      for (const reference of products)
        expect([reference, references.has(reference)]).toEqual([reference, true]);
  });

  it('stand in categories that are there', () => {
    const named = [...SAV_ARTICLES, ...SAV_QUESTIONS].map(({ category }) => category);
    expect([...named, ...SAV_FAULTS.map(({ family }) => family)].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('have an address of their own in each language', () => {
    for (const lang of LOCALES) {
      const slugs = [
        ...SAV_ARTICLES.map((article) => article[lang].slug),
        ...categories.map((category) => category.slug[lang]),
      ];
      expect(slugs.filter((slug) => !/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug))).toEqual([]);
      expect(new Set(slugs).size).toBe(slugs.length);
      const faults = SAV_FAULTS.map((fault) => `${fault.family} ${fault.slug?.[lang] ?? fault.code}`);
      expect(new Set(faults).size).toBe(faults.length);
    }
  });

  it('ask nothing twice', () => {
    for (const lang of LOCALES) {
      const questions = SAV_QUESTIONS.map((question) => question[lang][0]);
      expect(new Set(questions).size).toBe(questions.length);
    }
  });

  it('leave no check unused', () => {
    const used = new Set(SAV_FAULTS.flatMap(({ checks }) => checks));
    expect(Object.keys(CHECKS).filter((key) => !used.has(key as keyof typeof CHECKS))).toEqual([]);
  });
});
