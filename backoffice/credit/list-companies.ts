import { sql, type Kysely } from 'kysely';
import { containsText } from '#backoffice/database/contains-text.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { CompanyQuery, CompanyWithCredit } from '#shared/contract/credit.ts';
import { readCredits } from './read-credit.ts';
import { toCredit } from './to-credit.ts';

/** `siteId`: companies of one site; all sites without it. */
type Asked = CompanyQuery & { siteId?: number };

/** Companies by name, with their credit and the last change of its limit. */
export async function listCompanies(
  db: Kysely<Schema>,
  { siteId, page, perPage, q }: Asked,
): Promise<{ items: CompanyWithCredit[]; total: number }> {
  const matches = [
    ...(siteId === undefined ? [] : [sql<boolean>`company.site_id = ${siteId}`]),
    ...(q === undefined ? [] : [containsText(q, ['company.name', 'company.siret'])]),
  ];
  const isMatch = matches.length === 0 ? sql<boolean>`true` : sql.join<boolean>(matches, sql` and `);
  const { total } = await db
    .selectFrom('company')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isMatch)
    .executeTakeFirstOrThrow();
  const rows = await select(db)
    .where(isMatch)
    .orderBy('company.name')
    .orderBy('company.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: await withCredit(db, rows), total };
}

/** `undefined` when the site has no such company. */
export async function findCompanyWithCredit(
  db: Kysely<Schema>,
  { siteId, id }: { siteId: number; id: number },
): Promise<CompanyWithCredit | undefined> {
  const rows = await select(db).where('company.site_id', '=', siteId).where('company.id', '=', id).execute();
  const [company] = await withCredit(db, rows);
  return company;
}

function select(db: Kysely<Schema>) {
  return db
    .selectFrom('company')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('credit_limit_change')
          .select(['changed_by', 'changed_at'])
          .whereRef('credit_limit_change.company_id', '=', 'company.id')
          .orderBy('credit_limit_change.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['company.id', 'company.siret', 'company.name', 'last.changed_by', 'last.changed_at']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

async function withCredit(db: Kysely<Schema>, rows: readonly Row[]): Promise<CompanyWithCredit[]> {
  const credits = await readCredits(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, siret, name, changed_by: by, changed_at: at }) => {
    const credit = credits.get(id);
    const changed = by === null || at === null ? null : { by, at: at.toISOString() };
    return credit ? [{ id, siret, name, credit: toCredit(credit), changed }] : [];
  });
}
