import type { Site } from '#routes/href.ts';
import type { Push } from '#shared/contract/category.ts';
import { toLinkUrl } from '#shared/domain/link-url.ts';

/** URL of a push for the audience of the page; `null` if it has no valid URL. */
export function pushUrl(push: Push, site: Site): string | null {
  const [url] = [push.url, push.element?.url].flatMap((named) => toLinkUrl(named ?? '') ?? []);
  return url === undefined ? null : pathForAudience(url, site);
}

/** Editors enter the consumer path; professionals get the professional one. */
export function pathForAudience(url: string, site: Site): string {
  const prefix = site.locale === 'en' ? '/en' : '';
  const isInternal = url.startsWith('/') && (url === prefix || url.startsWith(`${prefix}/`));
  if (!isInternal || site.target === 'part') return url;
  const path = url.slice(prefix.length);
  return path === '/pro' || path.startsWith('/pro/') ? url : `${prefix}/pro${path}`;
}
