import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProjectSummary } from '#shared/contract/project.ts';
import { selectOwnConfigurations, selectOwnProjects } from './own-projects.ts';
import { projectReference } from './project-reference.ts';
import { readSizePrices, toAmount, totalOf } from './size-prices.ts';

type ProjectFilter = { customerId: number; isProfessional: boolean; page: number; perPage: number };

/** A customer's worksites, newest first, with content and total. */
export async function listProjects(
  db: Kysely<Schema>,
  { customerId, isProfessional, page, perPage }: ProjectFilter,
): Promise<{ items: ProjectSummary[]; total: number }> {
  const { total } = await selectOwnProjects(db, customerId)
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const projects = await selectOwnProjects(db, customerId)
    .selectAll('project')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const ids = projects.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await selectOwnConfigurations(db, customerId)
          .where('configuration.project_id', 'in', ids)
          .select(['configuration.project_id', 'product_id', 'model', 'quantity'])
          .execute();
  const priceOf = await readSizePrices(db, rows, isProfessional);
  const items = projects.map((row) => {
    const own = rows.filter(({ project_id: project }) => project === row.id);
    return {
      id: row.id,
      name: row.name,
      reference: projectReference(row),
      zipcode: row.zipcode,
      city: row.city,
      date: row.created_at.toISOString(),
      configurations: own.length,
      total: toAmount(totalOf(own, priceOf), isProfessional),
    };
  });
  return { items, total: Number(total) };
}
