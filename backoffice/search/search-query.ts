import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/locale.ts';
import { isMeaningful, type Term } from './search-terms.ts';

/** From this length on a word is taken for the beginning of another wherever it stands; the last one always is. */
const PREFIX_FROM = 4;

/** How many of its terms a document needs. */
export type Needed = 'all' | 'all-but-one' | 'some';

/** A question to the index, as PostgreSQL understands it. */
export type SearchQueries = {
  /** The words themselves. */
  exact: RawBuilder<string>;
  /** The words, or others that begin with them. */
  prefix: RawBuilder<string>;
  /** One a term: how many of them a document has decides where some of the words are enough. */
  terms: RawBuilder<string>[];
};

/** Words hold letters and digits only, so nothing in them can be read as an operator. */
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

/** A term may be missing, whichever it is: what all but the first have, or all but the second. */
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
  // The figure of a word written apart (`RE 2020`) says nothing alone.
  const typed = forms.length > 0 && !words.every(isMeaningful) ? [] : words.filter(isMeaningful);
  const each = forms.map((form) => allOf(lang, form, false));
  const all = typed.length > 0 ? [allOf(lang, typed, isLast && forms.length === 0), ...each] : each;
  return sql`(${sql.join(all, sql` || `)})`;
}

function allOf(lang: Locale, words: string[], isLast: boolean): RawBuilder<string> {
  const each = words.map((word, index) => {
    const isBeginning = word.length >= PREFIX_FROM || (isLast && index === words.length - 1);
    return isBeginning && !/\d/.test(word)
      ? sql`search_prefix(${lang}::regconfig, ${word})`
      : sql`to_tsquery(${lang}::regconfig, ${word})`;
  });
  return sql`(${sql.join(each, sql` && `)})`;
}
