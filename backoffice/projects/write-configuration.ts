import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidForm } from '#backoffice/http/failure.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { ConfigurationForm } from '#shared/contract/project.ts';
import type { Locale } from '#shared/locale.ts';
import { requireOwnConfiguration, requireOwnProject, selectOwnConfigurations } from './own-projects.ts';

const MAX_CONFIGURATIONS = 40;
const MAX_NAME_LENGTH = 80;

/**
 * Creates or changes a configuration in one of the customer's worksites.
 * @throws Failure 404, 422
 */
export async function writeConfiguration(
  db: Kysely<Schema>,
  scope: Scope,
  customerId: number,
  { id, room, ...form }: ConfigurationForm,
): Promise<{ id: number }> {
  await requireOwnProject(db, customerId, form.project_id);
  await requireSize(db, scope, form);
  const values = { ...form, room: room && JSON.stringify(room) };
  if (id === undefined) return insert(db, customerId, values);
  const known = await requireOwnConfiguration(db, customerId, id);
  await db.updateTable('configuration').set(values).where('id', '=', known.id).execute();
  return { id };
}

/**
 * Copies a configuration to the end of the list.
 * @throws Failure 404 for the configuration of another customer
 */
export async function duplicateConfiguration(
  db: Kysely<Schema>,
  { lang }: { lang: Locale },
  customerId: number,
  id: number,
): Promise<{ id: number }> {
  const known = await requireOwnConfiguration(db, customerId, id);
  const { project_id, name, quantity, room, product_id, model } = known;
  const suffix = formatMessage(lang, 'projects.copy');
  return insert(db, customerId, {
    project_id,
    name: name.slice(0, MAX_NAME_LENGTH - suffix.length) + suffix,
    quantity,
    room: room === null ? null : JSON.stringify(room),
    product_id,
    model,
  });
}

type Values = Omit<ConfigurationForm, 'id' | 'room'> & { room: string | null };

async function insert(db: Kysely<Schema>, customerId: number, values: Values): Promise<{ id: number }> {
  const { count } = await selectOwnConfigurations(db, customerId)
    .where('project.id', '=', values.project_id)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MAX_CONFIGURATIONS) throw invalidForm({ form: 'full' });
  return db
    .insertInto('configuration')
    .values({ ...values, deleted_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Accepts a product of the site in an existing size, or no product. */
async function requireSize(
  db: Kysely<Schema>,
  { siteId }: Scope,
  { product_id: productId, model }: Pick<ConfigurationForm, 'product_id' | 'model'>,
): Promise<void> {
  if (productId === null && model === null) return;
  const variant =
    productId !== null &&
    model !== null &&
    (await db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .where('product.site_id', '=', siteId)
      .where('product.id', '=', productId)
      .where('variant.model', '=', model)
      .select('variant.id')
      .executeTakeFirst());
  if (!variant) throw invalidForm({ product_id: 'unknown' });
}
