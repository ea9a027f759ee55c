import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/locale.ts';
import { isMeaningful, type Term } from './search-terms.ts';

/** Minimum length of a word to match as a prefix; the last word always does. */
const MIN_PREFIX_LENGTH = 4;

/** Number of terms that a document must match. */
export type Needed = 'all' | 'all-but-one' | 'some';

/** Query of the index as PostgreSQL tsquery. */
export type SearchQueries = {
  /** Matches the words themselves. */
  exact: RawBuilder<string>;
  /** Matches words that start with them. */
  prefix: RawBuilder<string>;
  /** One query per term. When some words are enough, the number of matching terms decides. */
  terms: RawBuilder<string>[];
};

/** Words are alphanumeric, so none can act as an operator. */
export function searchQueries(lang: Locale, terms: Term[], needed: Needed): SearchQueries {
  const exact = terms.map((term) => {
    const forms = [term.typed.filter(isMeaningful), ...term.forms].filter((words) => words.length > 0);
    return `(${forms.map((words) => `(${words.join(' & ')})`).join(' | ')})`;
  });
  const each = terms.map((term, index) => termQuery(lang, term, index === terms.length - 1));
  return {
    exact: sql`to_tsquery(${lang}::regconfig, ${exact.join(needed === 'some' ? ' | ' : ' & ')})`,
    prefix: sql`(${combine(each, needed)})`,
    terms: each,
  };
}

/** Any single term may be missing: all terms but the first, or all but the second, and so on. */
function combine(each: RawBuilder<string>[], needed: Needed): RawBuilder<string> {
  if (needed === 'some') return sql.join(each, sql` || `);
  if (needed === 'all' || each.length < 2) return allOfQueries(each);
  return sql.join(
    each.map((_query, left) => allOfQueries(each.filter((_other, index) => index !== left))),
    sql` || `,
  );
}

function allOfQueries(queries: RawBuilder<string>[]): RawBuilder<string> {
  return sql`(${sql.join(queries, sql` && `)})`;
}

function termQuery(lang: Locale, { typed: words, forms }: Term, isLast: boolean): RawBuilder<string> {
  // The number of a separated compound (`RE 2020`) has no meaning alone.
  const typed = forms.length > 0 && !words.every(isMeaningful) ? [] : words.filter(isMeaningful);
  const each = forms.map((form) => allOf(lang, form, false));
  const all = typed.length > 0 ? [allOf(lang, typed, isLast && forms.length === 0), ...each] : each;
  return sql`(${sql.join(all, sql` || `)})`;
}

function allOf(lang: Locale, words: string[], isLast: boolean): RawBuilder<string> {
  const each = words.map((word, index) => {
    const isBeginning = word.length >= MIN_PREFIX_LENGTH || (isLast && index === words.length - 1);
    return isBeginning && !/\d/.test(word)
      ? sql`search_prefix(${lang}::regconfig, ${word})`
      : sql`to_tsquery(${lang}::regconfig, ${word})`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}
