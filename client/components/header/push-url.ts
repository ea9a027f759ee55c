import type { Site } from '#routes/href.ts';
import type { Push } from '#shared/contract/category.ts';

/** Where a push leads, for the audience of the page. */
export function pushUrl(push: Push, site: Site): string | null {
  const url = push.url ?? push.element?.url ?? null;
  return url && pathForAudience(url, site);
}

/** Editors write the consumers' path; professionals stay among professional pages. */
export function pathForAudience(url: string, site: Site): string {
  if (!url.startsWith('/') || site.target === 'part') return url;
  const prefix = site.locale === 'en' ? '/en' : '';
  const path = url.slice(prefix.length);
  return path === '/pro' || path.startsWith('/pro/') ? url : `${prefix}/pro${path}`;
}
