import type { RaRecord } from 'ra-core';
import type { CallOptions } from '#shared/api/caller.ts';

/** A page of a list, as the contract and react-admin number them: from 1. */
export type PageOfList = { page: number; perPage: number };

/** Calls of one resource. An action that is missing has no screen. Records with entity tags pass them on. */
export type ResourceCalls = {
  list: (page: PageOfList, filter: Record<string, unknown>) => Promise<{ items: RaRecord[]; total: number }>;
  find?: (id: number, options: Pick<CallOptions, 'onTag'>) => Promise<RaRecord | undefined>;
  create?: (values: unknown) => Promise<RaRecord>;
  update?: (id: number, values: unknown, options: Pick<CallOptions, 'ifMatch'>) => Promise<RaRecord>;
  remove?: (id: number) => Promise<unknown>;
};
