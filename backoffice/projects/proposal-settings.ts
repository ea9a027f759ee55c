import type { Kysely } from 'kysely';
import { addDays, todayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { ProposalForm } from '#shared/contract/proposal.ts';

type Settings = Omit<ProposalForm, 'id'>;

const VALID_DAYS = 30;

/** Saved settings of a worksite's proposal. Defaults: the installer's company, no margin, a month. */
export async function readSettings(
  db: Kysely<Schema>,
  customerId: number,
  projectId: number,
): Promise<Settings> {
  const row = await db
    .selectFrom('proposal')
    .where('project_id', '=', projectId)
    .selectAll()
    .executeTakeFirst();
  if (row) {
    const { project_id: _project, rates, ...settings } = row;
    return { ...settings, rates: rates as Settings['rates'] };
  }
  const { name } = await db
    .selectFrom('customer')
    .innerJoin('company', 'company.id', 'customer.company_id')
    .where('customer.id', '=', customerId)
    .select('company.name')
    .executeTakeFirstOrThrow();
  return { company: name, client: '', margin: 0, valid_until: dayAfter(VALID_DAYS), note: '', rates: [] };
}

/** The caller checks access to the worksite. */
export async function writeSettings(db: Kysely<Schema>, { id, ...settings }: ProposalForm): Promise<void> {
  const values = { ...settings, rates: JSON.stringify(settings.rates) };
  await db
    .insertInto('proposal')
    .values({ ...values, project_id: id })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet(values))
    .execute();
}

/** The date in `days` days, in France: `2026-12-31`. */
export function dayAfter(days: number): string {
  return addDays(todayInParis(), days);
}
