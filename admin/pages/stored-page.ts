import type { RecordOf } from '#shared/contract/records.ts';

/** A page as screens hold it. A tag of `null`: it has no texts in the language yet. */
export type StoredPage = RecordOf<'page'> & { id: number; etag?: string | null };
