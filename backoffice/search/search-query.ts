import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '#shared/locale.ts';
import { isMeaningful, type Term } from './search-terms.ts';

/** From this length on a word is taken for the beginning of another wherever it stands; the last one always is. */
const PREFIX_FROM = 4;

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
export function searchQueries(lang: Locale, terms: Term[], operator: '&' | '|'): SearchQueries {
  const exact = terms.map((term) => {
    const forms = [term.typed.filter(isMeaningful), ...otherForms(term)].filter((words) => words.length > 0);
    return `(${forms.map((words) => `(${words.join(' & ')})`).join(' | ')})`;
  });
  const each = terms.map((term, index) => termQuery(lang, term, index === terms.length - 1));
  const join = sql.raw(operator === '&' ? ' && ' : ' || ');
  return {
    exact: sql`to_tsquery(${lang}::regconfig, ${exact.join(` ${operator} `)})`,
    prefix: sql`(${sql.join(each, join)})`,
    terms: each,
  };
}

function termQuery(lang: Locale, term: Term, isLast: boolean): RawBuilder<string> {
  const forms = otherForms(term).map((words) => allOf(lang, words, false));
  const typed = term.typed.filter(isMeaningful);
  const all = typed.length > 0 ? [allOf(lang, typed, isLast && !term.meant), ...forms] : forms;
  return sql`(${sql.join(all, sql` || `)})`;
}

function otherForms({ meant, forms = [] }: Term): string[][] {
  return meant ? [meant, ...forms] : forms;
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
