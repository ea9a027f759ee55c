import type { ApiCall } from '#shared/api/send.ts';
import { matchOperation } from '#shared/contract/match-operation.ts';

/** What stands below these keys of an answer; below all others things are what they are around them. */
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
 * What answers are made of besides what stands in them: a list may lack what has just come. By the path of the call, or
 * else the name of its resource.
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
/** Lists of things of the same kind as what they stand in. */
const SAME_KIND = new Set(['items', 'childs', 'related']);
/** What slugs stand for, by the names their resources have. */
const ENTITIES: Readonly<Record<string, string>> = {
  cms_page: 'page',
  sav_category: 'sav',
  sav_fault: 'sav',
};

/**
 * What an answer was made of: its resource (`product`, `menu`, `setting` …), each thing it shows (`product:12`,
 * `category:3`, `page:5`) and the kinds of these. Whoever changes one of them makes the answer old.
 */
export function tagsOfCall({ method, path }: Pick<ApiCall, 'method' | 'path'>, answer: unknown): string[] {
  const resource = matchOperation(method, `/${path}`)?.tag ?? path.split('/', 1)[0] ?? '';
  const tags = new Set([resource, ...(MADE_OF[`/${path}`] ?? MADE_OF[resource] ?? [])]);
  collect(answer, resource, tags);
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
