import type { RecordOf } from '#shared/contract/records.ts';
import type { SavFault } from '#shared/contract/sav.ts';

/** After-sales documents as they are kept, one a language. */
export type SavRecord = RecordOf<'sav'>;

export type SavCategoryRecord = {
  code: string;
  slug: string;
  name: string;
  intro: string;
  /** Code of the one above. */
  parent: string | null;
};

export type SavQuestionRecord = {
  question: string;
  answer: string;
  category: string;
  search_words?: string[];
};

export type SavFaultRecord = Pick<SavFault, 'code' | 'title' | 'slug' | 'meaning' | 'checks' | 'end'> & {
  /** Code of the category its products belong to. */
  family: string;
  references: string[];
};
