import type { RecordOf } from '#shared/contract/records.ts';
import type { SavFault } from '#shared/contract/sav.ts';

/** After-sales records as stored, one per language. */
export type SavRecord = RecordOf<'sav'>;

export type SavCategoryRecord = {
  code: string;
  slug: string;
  name: string;
  intro: string;
  /** Code of the parent category. */
  parent: string | null;
};

export type SavQuestionRecord = {
  question: string;
  answer: string;
  category: string;
  search_words?: string[];
};

export type SavFaultRecord = Pick<SavFault, 'code' | 'title' | 'slug' | 'meaning' | 'end'> & {
  /** Checks in their order. Faults that share a check have the same key. */
  checks: (SavFault['checks'][number] & { key?: string })[];
  /** Code of the products' category. */
  family: string;
  references: string[];
};
