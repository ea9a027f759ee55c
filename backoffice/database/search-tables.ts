import type { ColumnType, RawBuilder } from 'kysely';

export type SearchDocumentTable = {
  site_id: number;
  lang: string;
  entity_type: string;
  entity_id: number;
  sales_plan_ids: number[];
  title: string;
  title_key: string;
  /** All words of the document without accents, for spelling correction. */
  words: string;
  boost: number;
  /** Stems of the title, in alphabetical order. */
  title_stems: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Title, subtitle and keywords, for the ranking. `vector` also holds the text, for matching. */
  head: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  vector: ColumnType<string, RawBuilder<string>, RawBuilder<string>>;
  /** Order among equal hits and in truncated lists, the lowest first. */
  place: number;
};
