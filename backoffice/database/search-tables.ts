import type { ColumnType, RawBuilder } from 'kysely';

export type SearchDocumentTable = {
  site_id: number;
  lang: string;
  entity_type: string;
  entity_id: number;
  sales_plan_ids: number[];
  title: string;
  title_key: string;
  /** Every word of the document, without accents: what spelling is corrected against. */
  words: string;
  boost: number;
  /** Stems of the title, in alphabetical order. */
  title_stems: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Title, subtitle and keywords: what ranks. `vector` holds the text too: what matches. */
  head: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  vector: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Among equal hits, and before a long list is cut: the lowest first. */
  place: number;
};
