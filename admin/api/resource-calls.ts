import type { RaRecord } from 'ra-core';
import type { CallOptions } from '#shared/api/caller.ts';
import type { Locale } from '#shared/locale.ts';

/** A page of a list, as the contract and react-admin number them: from 1. */
export type PageOfList = { page: number; perPage: number };

/** Language of the texts of a record; that of the operator without one. */
export type InLanguage = { lang?: Locale };

/** The write is refused when another person has changed the record. */
export type Condition = Pick<CallOptions, 'ifMatch'>;

/** Calls of one resource. An action that is missing has no screen. Records with entity tags pass them on. */
export type ResourceCalls = {
  list: (page: PageOfList, filter: Record<string, unknown>) => Promise<{ items: RaRecord[]; total: number }>;
  find?: (id: number, options: Pick<CallOptions, 'onTag'> & InLanguage) => Promise<RaRecord | undefined>;
  /** Records by what the screens take for their number. Default: `find` each. */
  findMany?: (ids: readonly string[]) => Promise<RaRecord[]>;
  create?: (values: unknown, options: InLanguage) => Promise<RaRecord>;
  update?: (id: number, values: unknown, options: Condition & InLanguage) => Promise<RaRecord>;
  remove?: (id: number, options: Condition & InLanguage) => Promise<unknown>;
};
