import { localeOfPath } from '#shared/locale.ts';
import { addStaleBanner } from '../render/add-stale-banner.tsx';
import { cacheControl } from '../render/page-policy.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

/** Returns the page to serve in place of one that cannot be rendered. */
export type WithStaleBanner = (key: string, entry: PageEntry) => Promise<PageEntry>;

/** Adds the banner with the date of the page; shared caches may store the result for a few seconds only. */
export const withStaleBanner: WithStaleBanner = (key, entry) => {
  const { bodies, headers, ...about } = entry;
  const html = addStaleBanner(bodies.identity.toString(), new Date(entry.renderedAt), localeOfPath(key));
  return toPageEntry(Buffer.from(html), {
    ...about,
    headers: { ...headers, 'cache-control': cacheControl('cacheable', true) },
  });
};
