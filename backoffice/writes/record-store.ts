import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';

/**
 * Page of a list, from 1, and its size. `key`: code, reference or e-mail address of the records to list; `q`: part of
 * their title; `due`: only those whose dated statements have expired. `family`, `status` and `references` are those of
 * parts.
 */
export type PageOfList = {
  page: number;
  perPage: number;
  key?: string | undefined;
  q?: string | undefined;
  due?: 'true' | undefined;
  family?: string | undefined;
  status?: string | undefined;
  references?: readonly string[] | undefined;
};

/**
 * Reads and writes the records of a resource in the language of the scope, for every sales plan. A record without
 * texts in that language is not found. `db` is a transaction in every write.
 */
export type RecordStore<Stored> = {
  list(
    db: Kysely<Schema>,
    scope: Scope,
    page: PageOfList,
  ): Promise<{ items: (Stored & { id: number })[]; total: number }>;
  find(db: Kysely<Schema>, scope: Scope, id: number): Promise<Stored | undefined>;
  /** Creates a record, or replaces the one with the id. @throws Failure 400 by field, 404 for an unknown id */
  save(db: Kysely<Schema>, scope: Scope, record: Stored, id?: number): Promise<{ id: number }>;
  /** @throws Failure 404 */
  remove(db: Kysely<Schema>, scope: Scope, id: number): Promise<{ id: number }>;
  /** Called after each committed write. */
  onCommit?(): void;
};

/** The entries of one page of a list in memory. */
export function pageOf<Item>(
  items: readonly Item[],
  { page, perPage }: PageOfList,
): { items: Item[]; total: number } {
  const from = (page - 1) * perPage;
  return { items: items.slice(from, from + perPage), total: items.length };
}
