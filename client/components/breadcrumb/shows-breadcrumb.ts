import type { RouteName } from '#routes/paths.ts';
import type { PageMeta } from '#shared/page-outcome.ts';

const HIDDEN_ON = new Set<RouteName>([
  'index',
  'categories',
  'signature-category',
  'signature-landing',
  'contact',
  'login',
]);

/**
 * Hidden on index, content pages, categories, contact and login (spec section 2). Articles are content pages but show
 * one (types actualite and conseil_info).
 */
export function showsBreadcrumb(name: RouteName, type: PageMeta['type']): boolean {
  if (name === 'cms') return type === 'article';
  return !HIDDEN_ON.has(name);
}
