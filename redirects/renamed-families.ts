import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { NEWS_TAG } from '#shared/domain/article-types.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { RedirectPattern } from './redirect-pattern.ts';

type Family = {
  /** Former first segments below `/pro` and `/en/pro`. */
  words: readonly string[];
  name: RouteName;
  translate: (rest: string) => string;
  why: string;
};

const DIGITS = /^\d{1,6}$/;

/**
 * Professional lists that had the name of the consumer list (spec section 2). Everything below the former name moved
 * with them: tags, filters and pages.
 */
const FAMILIES: readonly Family[] = [
  {
    words: ['infos'],
    name: 'infos_pro',
    translate: translateArticles,
    why: 'Trade advice was one list with consumer news, which numbers its pages by plain digits.',
  },
  {
    words: ['documentations', 'documentation'],
    name: 'to-download',
    translate: (rest) => rest,
    why: 'Documents for professionals kept their filters and pages when the list was renamed.',
  },
];

/** Patterns below a list's former name; the name alone is a row of the table. */
export const RENAMED_FAMILIES: readonly RedirectPattern[] = FAMILIES.flatMap(
  ({ words, name, translate, why }) =>
    words.flatMap((word) => LOCALES.map((locale) => toPattern(locale, word, name, translate, why))),
);

function toPattern(
  locale: Locale,
  word: string,
  name: RouteName,
  translate: Family['translate'],
  why: string,
): RedirectPattern {
  const start = `${locale === 'en' ? '/en' : ''}/pro/${word}`;
  const root = href(name, { locale, target: 'pro' });
  return {
    under: [start],
    match: (path) => {
      if (!path.startsWith(`${start}/`)) return undefined;
      const rest = translate(path.slice(start.length + 1));
      return rest === '' ? root : `${root}/${rest}`;
    },
    code: 301,
    why,
    example: `${start}/_p__2`,
    root,
  };
}

/** `chauffage/2` → `chauffage/_p__2`. The news tag has no professional list, so it leads to the root. */
function translateArticles(rest: string): string {
  const segments = rest.split('/');
  const last = segments.at(-1) ?? '';
  const page = DIGITS.test(last) ? Number(last) : undefined;
  const [tag, ...others] = page === undefined ? segments : segments.slice(0, -1);
  if (tag === NEWS_TAG) return '';
  return [tag, ...others, page !== undefined && page > 1 ? `_p__${page}` : undefined]
    .filter((segment) => segment !== undefined)
    .join('/');
}
