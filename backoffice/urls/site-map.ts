import type { Kysely } from 'kysely';
import { listCategories } from '#backoffice/categories/category-tree.ts';
import { listPages } from '#backoffice/content/pages.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { listArticlesByCategory } from '#backoffice/sav/sav-articles.ts';
import { readSavTree } from '#backoffice/sav/sav-categories.ts';
import type { Category } from '#shared/contract/category.ts';
import type { PageType } from '#shared/contract/page.ts';
import type { SitemapNode, SitemapSection } from '#shared/contract/reference-data.ts';
import type { SavCategory } from '#shared/contract/sav.ts';
import { listWrittenSections } from './written-sections.ts';

type Section = (db: Kysely<Schema>, scope: Scope) => Promise<SitemapNode>;

type Title =
  | 'products'
  | 'projects'
  | 'advice'
  | 'trade'
  | 'solutions'
  | 'worksites'
  | 'news'
  | 'support'
  | 'company';

/**
 * Sections of the site map, in order. A new kind of page adds its section here; empty sections are omitted.
 */
const SECTIONS: Section[] = [
  readCategories,
  pagesOf('projects', ['projet']),
  pagesOf('advice', ['conseil_info']),
  pagesOf('trade', ['conseil_pro']),
  pagesOf('solutions', ['solution']),
  pagesOf('worksites', ['chantier']),
  pagesOf('news', ['actualite']),
  readSupport,
  pagesOf('company', ['page', 'signature']),
];

/** The tree of pages visible in the plan, followed by the operators' sections. */
export async function readSiteMap(
  db: Kysely<Schema>,
  scope: Scope,
): Promise<{ items: SitemapSection[]; total: number }> {
  const [sections, written] = await Promise.all([
    Promise.all(SECTIONS.map((read) => read(db, scope))),
    listWrittenSections(db, scope),
  ]);
  const items = [...sections.filter(({ childs }) => childs.length > 0), ...written];
  return { items, total: items.length };
}

async function readCategories(db: Kysely<Schema>, scope: Scope): Promise<SitemapNode> {
  const target = targetOf(scope);
  const { items } = await listCategories(db, scope, 0);
  const toNode = (category: Category): SitemapNode => ({
    label: category.name,
    url: category.canonical[target],
    childs: category.childs.map(toNode),
  });
  return {
    label: formatMessage(scope.lang, 'sitemap.products'),
    url: rootOf(items, target),
    childs: items.map(toNode),
  };
}

async function readSupport(db: Kysely<Schema>, scope: Scope): Promise<SitemapNode> {
  const target = targetOf(scope);
  const [{ roots }, articles] = await Promise.all([
    readSavTree(db, scope),
    listArticlesByCategory(db, scope),
  ]);
  const toNode = ({ code, name, canonical, childs }: SavCategory): SitemapNode => ({
    label: name,
    url: canonical[target],
    childs: [
      ...childs.map(toNode),
      ...(articles.get(code) ?? []).map((article) => ({
        label: article.title,
        url: article.canonical[target],
        childs: [],
      })),
    ],
  });
  return { label: formatMessage(scope.lang, 'sitemap.support'), url: '', childs: roots.map(toNode) };
}

function pagesOf(title: Title, type: PageType[]): Section {
  return async (db, scope) => {
    const target = targetOf(scope);
    const { items } = await listPages(db, scope, { type, page: 1, perPage: 1000 });
    return {
      label: formatMessage(scope.lang, `sitemap.${title}`),
      url: '',
      childs: items.map((page) => ({ label: page.title, url: page.canonical[target], childs: [] })),
    };
  };
}

function targetOf(scope: Scope): 'part' | 'pro' {
  return scope.plan.target === 'part' ? 'part' : 'pro';
}

function rootOf(categories: Category[], target: 'part' | 'pro'): string {
  const [first] = categories;
  return first ? first.canonical[target].slice(0, first.canonical[target].indexOf(first.slug) - 1) : '';
}
