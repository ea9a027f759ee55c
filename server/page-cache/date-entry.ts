import { localeOfPath } from '#shared/locale.ts';
import { dateHtml } from '../render/date-html.tsx';
import { cacheControl } from '../render/page-policy.ts';
import { toPageEntry, type PageEntry } from './page-entry.ts';

/** What a page becomes that is shown because no other can be made. */
export type DateEntry = (key: string, entry: PageEntry) => Promise<PageEntry>;

/** The page with the banner that says of when it is; nobody else is to keep it for long. */
export const dateEntry: DateEntry = (key, entry) => {
  const { bodies, headers, ...about } = entry;
  const html = dateHtml(bodies.identity.toString(), new Date(entry.madeAt), localeOfPath(key));
  return toPageEntry(Buffer.from(html), {
    ...about,
    headers: { ...headers, 'cache-control': cacheControl('cacheable', true) },
  });
};
