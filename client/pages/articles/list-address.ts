import { isArticleList, type ArticleListName } from '#client/components/articles/article-lists.ts';
import { NEWS_TAG } from '#shared/domain/article-types.ts';
import type { PageMatch } from '#routes/match.ts';

/** The parsed path of a list. `isWritten` is false when the path spells out page 1, which no link does. */
export type ListAddress = { name: ArticleListName; tag?: string; page: number; isWritten: boolean };

const PAGE = /^(?:0|[1-9]\d{0,5})$/;
const DIGITS = /^\d+$/;
const TAG = /^[a-z0-9-]{1,80}$/;

/**
 * Parses the path of a list of articles: `/infos/{tag}/{page}` with digits, the others with `_p__N` as the last segment
 * (behaviour "Lists"). Returns `undefined` for a path that is not a list.
 */
export function readListAddress({ name, params, list }: PageMatch): ListAddress | undefined {
  const given = [params['tag'], params['page']].filter((segment) => segment !== undefined);
  if (name === 'list_actu') return readDigits([NEWS_TAG, ...given]);
  if (name === 'infos') return readDigits(given);
  if (!isArticleList(name) || !list || list.filters.length > 0) return undefined;
  const { slug, page } = list;
  if (slug !== '' && !TAG.test(slug)) return undefined;
  return { name, page, isWritten: true, ...(slug !== '' && { tag: slug }) };
}

/** A segment of digits is a page number, because tags never consist of digits only. */
function readDigits(segments: string[]): ListAddress | undefined {
  const last = segments.at(-1) ?? '';
  const hasPage = DIGITS.test(last);
  const tags = hasPage ? segments.slice(0, -1) : segments;
  const [tag, ...rest] = tags;
  const page = hasPage ? Number(last) : 1;
  if (rest.length > 0 || (hasPage && (!PAGE.test(last) || page === 0))) return undefined;
  if (tag !== undefined && (!TAG.test(tag) || DIGITS.test(tag))) return undefined;
  return { name: 'infos', page, isWritten: !(hasPage && page === 1), ...(tag !== undefined && { tag }) };
}
