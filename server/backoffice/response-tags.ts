import type { ApiCall } from '#shared/api/send.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';

/** Kind of the objects below these keys of a response; below other keys objects have no kind. */
const KINDS: Readonly<Record<string, string>> = {
  product: 'product',
  products: 'product',
  category: 'category',
  categories: 'category',
  page: 'page',
  pages: 'page',
  notices: 'document',
  documents: 'document',
};
/**
 * Tags of data that a response depends on beyond its own objects: a list may lack a new item. By path or by resource.
 */
const MADE_OF: Readonly<Record<string, readonly string[]>> = {
  '/url': ['product', 'category', 'page', 'sav', 'part'],
  '/url/entity': ['category'],
  sitemap: ['product', 'category', 'page', 'sav'],
  product: ['category', 'document'],
  page: ['product', 'tags', 'carrier'],
  home: ['product', 'page'],
  slider: ['product'],
  tags: ['page'],
  sav: ['product', 'document'],
  document: ['product', 'category'],
  part: ['product', 'category'],
  contact: ['category'],
  carrier: ['setting'],
  ticket: ['product', 'civility', 'country'],
};
/** Keys whose objects have the kind of their parent. */
const SAME_KIND = new Set(['items', 'childs', 'related']);
/** Kinds of the entities of slugs. */
const ENTITIES: Readonly<Record<string, string>> = {
  cms_page: 'page',
  sav_category: 'sav',
  sav_fault: 'sav',
};

/**
 * Returns the cache tags of a response: its resource (`product`, `menu`, `setting` …), each of its objects
 * (`product:12`, `category:3`, `page:5`) and their kinds. A change to one of them invalidates the response.
 */
export function tagsOfCall({ method, path }: Pick<ApiCall, 'method' | 'path'>, response: unknown): string[] {
  const resource = matchOperation(method, `/${path}`)?.tag ?? path.split('/', 1)[0] ?? '';
  const tags = new Set([resource, ...(MADE_OF[`/${path}`] ?? MADE_OF[resource] ?? [])]);
  collect(response, resource, tags);
  return [...tags];
}

function collect(value: unknown, kind: string | undefined, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, kind, tags);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { id, type, entity } = value as { id?: unknown; type?: unknown; entity?: unknown };
  if (kind !== undefined && typeof id === 'number') {
    tags.add(kind);
    tags.add(`${kind}:${id}`);
  }
  if (kind === 'url' && typeof type === 'string') collect(entity, ENTITIES[type] ?? type, tags);
  for (const [key, below] of Object.entries(value)) {
    if (typeof below === 'object') collect(below, SAME_KIND.has(key) ? kind : KINDS[key], tags);
  }
}
