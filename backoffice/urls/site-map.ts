import type { Kysely } from 'kysely';
import { listCategories } from '#backoffice/categories/category-tree.ts';
import { listPages } from '#backoffice/content/pages.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Category } from '#shared/contract/category.ts';
import type { SitemapNode } from '#shared/contract/reference-data.ts';

const TITLES = {
  fr: { products: 'Nos produits', pages: 'Pages' },
  en: { products: 'Our products', pages: 'Pages' },
};

/** The tree of pages a visitor of the plan can go to. */
export async function readSiteMap(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<{ items: SitemapNode[]; total: number }> {
  const target = scope.plan.target === 'part' ? 'part' : 'pro';
  const [categories, pages] = await Promise.all([
    listCategories(db, scope, 0),
    listPages(db, scope, { page: 1, perPage: 1000 }),
  ]);
  const toNode = (category: Category): SitemapNode => ({
    label: category.name,
    url: category.canonical[target],
    childs: category.childs.map(toNode),
  });
  const titles = TITLES[scope.lang];
  const items = [
    { label: titles.products, url: rootOf(categories.items, target), childs: categories.items.map(toNode) },
    {
      label: titles.pages,
      url: '',
      childs: pages.items.map((page) => ({ label: page.title, url: page.canonical[target], childs: [] })),
    },
  ];
  return { items, total: items.length };
}

function rootOf(categories: Category[], target: 'part' | 'pro'): string {
  const [first] = categories;
  return first ? first.canonical[target].slice(0, first.canonical[target].indexOf(first.slug) - 1) : '';
}
