import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { LoggedAccount } from '#backoffice/http/principal.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { selectOwnConfigurations } from '#backoffice/projects/own-projects.ts';
import { readProject } from '#backoffice/projects/read-project.ts';
import type { Configuration } from '#shared/contract/project.ts';
import type { ConfigurationShare } from '#shared/contract/configuration-share.ts';
import type { Locale } from '#shared/locale.ts';
import type { SentConfiguration } from './configuration-emails.ts';

type Sender = Pick<SentConfiguration, 'firstname' | 'lastname' | 'email'>;

/**
 * Reads the email data of the configurations: all of one worksite and of this customer, with
 * the name and email of the account.
 * @throws Failure 404 when one of them belongs to another customer
 */
export async function readSentConfiguration(
  db: Kysely<Schema>,
  scope: Scope,
  { customerId, accountId }: LoggedAccount,
  { configurations: ids, phone, message }: ConfigurationShare,
): Promise<(lang: Locale) => Promise<SentConfiguration>> {
  const requested = [...new Set(ids)];
  const rows = await selectOwnConfigurations(db, customerId)
    .where('configuration.id', 'in', requested)
    .select('configuration.project_id')
    .execute();
  const [first] = rows;
  const isOneWorksite = rows.every((row) => row.project_id === first?.project_id);
  if (!first || rows.length !== requested.length || !isOneWorksite) throw notFound();
  const sender = await readSender(db, accountId);
  return async (lang) => {
    const owner = { customerId, isProfessional: false };
    const project = await readProject(db, { ...scope, lang }, owner, first.project_id);
    return {
      ...sender,
      phone,
      message,
      name: project.name,
      place: `${project.zipcode} ${project.city}`,
      rooms: project.configurations.filter(({ id }) => requested.includes(id)).map(toRoom),
    };
  };
}

async function readSender(db: Kysely<Schema>, accountId: number): Promise<Sender> {
  return db
    .selectFrom('account')
    .innerJoin('customer', 'customer.id', 'account.customer_id')
    .where('account.id', '=', accountId)
    .select(['firstname', 'lastname', 'email'])
    .executeTakeFirstOrThrow();
}

function toRoom({ name, room, sizing, product, model, quantity }: Configuration) {
  return {
    name,
    surface: room?.area ?? null,
    power: sizing?.advised ?? null,
    product: product && model && `${quantity} × ${product.name} ${model.label} (${model.reference})`,
  };
}
