import { sql, type Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';

/** Time in which a deletion can be undone. */
const RESTORABLE = sql<Date>`now() - interval '1 hour'`;

/**
 * The worksites of a customer. All queries of worksites start here, so that none reaches those of another
 * customer.
 */
export function selectOwnProjects(db: Kysely<Schema>, customerId: number) {
  return db
    .selectFrom('project')
    .where('project.customer_id', '=', customerId)
    .where('project.deleted_at', 'is', null);
}

export function selectOwnConfigurations(db: Kysely<Schema>, customerId: number) {
  return selectOwnProjects(db, customerId)
    .innerJoin('configuration', 'configuration.project_id', 'project.id')
    .where('configuration.deleted_at', 'is', null);
}

/** @throws Failure 404 for a missing worksite or that of another customer */
export async function requireOwnProject(db: Kysely<Schema>, customerId: number, id: number) {
  const row = await selectOwnProjects(db, customerId)
    .where('project.id', '=', id)
    .selectAll('project')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** @throws Failure 404 for a missing configuration or that of another customer */
export async function requireOwnConfiguration(db: Kysely<Schema>, customerId: number, id: number) {
  const row = await selectOwnConfigurations(db, customerId)
    .where('configuration.id', '=', id)
    .selectAll('configuration')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

type Target = { customerId: number; id: number };

/** Marks a worksite as deleted, and erases those the customer deleted more than an hour ago. */
export async function removeProject(db: Kysely<Schema>, { customerId, id }: Target): Promise<void> {
  await requireOwnProject(db, customerId, id);
  await forgetRemoved(db, customerId);
  await setDeleted(db, 'project', id, true);
}

export async function removeConfiguration(db: Kysely<Schema>, { customerId, id }: Target): Promise<void> {
  await requireOwnConfiguration(db, customerId, id);
  await forgetRemoved(db, customerId);
  await setDeleted(db, 'configuration', id, true);
}

/** @throws Failure 404 for the worksite of another customer, or one deleted too long ago */
export async function restoreProject(db: Kysely<Schema>, { customerId, id }: Target): Promise<void> {
  const row = await db
    .selectFrom('project')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where((is) => is.or([is('deleted_at', 'is', null), is('deleted_at', '>', RESTORABLE)]))
    .select('id')
    .executeTakeFirst();
  if (!row) throw notFound();
  await setDeleted(db, 'project', id, false);
}

/** @throws Failure 404 for the configuration of another customer, or one deleted too long ago */
export async function restoreConfiguration(db: Kysely<Schema>, { customerId, id }: Target): Promise<void> {
  const row = await selectOwnProjects(db, customerId)
    .innerJoin('configuration', 'configuration.project_id', 'project.id')
    .where('configuration.id', '=', id)
    .where((is) =>
      is.or([is('configuration.deleted_at', 'is', null), is('configuration.deleted_at', '>', RESTORABLE)]),
    )
    .select('configuration.id')
    .executeTakeFirst();
  if (!row) throw notFound();
  await setDeleted(db, 'configuration', id, false);
}

async function setDeleted(
  db: Kysely<Schema>,
  table: 'project' | 'configuration',
  id: number,
  isDeleted: boolean,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ deleted_at: isDeleted ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}

async function forgetRemoved(db: Kysely<Schema>, customerId: number): Promise<void> {
  await db
    .deleteFrom('configuration')
    .where('deleted_at', '<', RESTORABLE)
    .where('project_id', 'in', (query) =>
      query.selectFrom('project').select('id').where('customer_id', '=', customerId),
    )
    .execute();
  await db
    .deleteFrom('project')
    .where('deleted_at', '<', RESTORABLE)
    .where('customer_id', '=', customerId)
    .execute();
}
