import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { ProjectForm } from '#shared/contract/project.ts';
import { departmentOf } from '#shared/domain/heat/climate.ts';
import { requireOwnProject, selectOwnProjects } from './own-projects.ts';

const MAX_PROJECTS = 500;

export async function createProject(
  db: Kysely<Schema>,
  customerId: number,
  form: ProjectForm,
): Promise<{ id: number }> {
  const { count } = await selectOwnProjects(db, customerId)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_PROJECTS) throw invalidForm({ form: 'full' });
  return db
    .insertInto('project')
    .values({ ...(await toRow(db, form)), customer_id: customerId, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** @throws Failure 404 for the worksite of another customer */
export async function changeProject(
  db: Kysely<Schema>,
  customerId: number,
  { id, ...form }: ProjectForm & { id: number },
): Promise<{ id: number }> {
  await requireOwnProject(db, customerId, id);
  await db
    .updateTable('project')
    .set(await toRow(db, form))
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute();
  return { id };
}

async function toRow(db: Kysely<Schema>, form: ProjectForm) {
  const { name, reference, zipcode, city, altitude, built, works } = form;
  const commune = await db
    .selectFrom('city')
    .where('zipcode', '=', zipcode)
    .orderBy('population', 'desc')
    .select('insee')
    .executeTakeFirst();
  const department = commune ? departmentOf(commune.insee) : null;
  return { name, reference, zipcode, city, altitude, built, works, department };
}
