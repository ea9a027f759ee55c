import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '#backoffice/database/schema.ts';
import { invalidRequest, notFound } from '#backoffice/http/failure.ts';
import { logChange, type Author } from '#backoffice/operators/operator-log.ts';
import { recordTag, requireMatch } from '#backoffice/writes/record-tag.ts';
import { webhookEvent, type newWebhook, type Webhook, type WebhookForm } from '#shared/contract/webhook.ts';

export type WebhookRules = {
  /** Admits addresses of the own network, and plain HTTP. */
  allowsPrivateAddresses: boolean;
};

/** An operator who acts for a site. */
export type SiteAuthor = Author & { scope: { siteId: number } };

type ConditionalAuthor = SiteAuthor & { ifMatch: string | undefined };

const MAX_WEBHOOKS = 20;
const SECRET_BYTES = 24;
const COLUMNS = ['webhook.id', 'name', 'url', 'events', 'is_active', 'created_at'] as const;

/** The webhooks of a site, the latest first. */
export async function listWebhooks(db: Kysely<Schema>, siteId: number): Promise<Webhook[]> {
  const rows = await selectWebhooks(db).where('site_id', '=', siteId).orderBy('id', 'desc').execute();
  return rows.map(toWebhook);
}

/** @throws Failure 400 for an address that is not admitted, or when there are too many webhooks */
export function createWebhook(
  db: Kysely<Schema>,
  author: SiteAuthor,
  { form, rules }: { form: WebhookForm; rules: WebhookRules },
): Promise<z.input<typeof newWebhook>> {
  requireAdmittedUrl(form.url, rules);
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('webhook')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('site_id', '=', author.scope.siteId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_WEBHOOKS) throw invalidRequest({ url: 'too_many' });
    const secret = newSecret();
    const { id } = await trx
      .insertInto('webhook')
      .values({ ...toColumns(form), site_id: author.scope.siteId, secret })
      .returning('id')
      .executeTakeFirstOrThrow();
    await logChange(trx, author, {
      operation: 'POST /operator/webhook',
      record: `webhook ${id}`,
      before: null,
      after: form,
    });
    return { ...(await readWebhook(trx, author, id)), secret };
  });
}

/** @throws Failure 404; 412 when the webhook has changed; 400 for an address that is not admitted */
export function changeWebhook(
  db: Kysely<Schema>,
  author: ConditionalAuthor,
  { id, form, rules }: { id: number; form: WebhookForm; rules: WebhookRules },
): Promise<Webhook> {
  requireAdmittedUrl(form.url, rules);
  return db.transaction().execute(async (trx) => {
    const { name, url, events, active } = await requireWebhook(trx, author, id);
    await trx.updateTable('webhook').set(toColumns(form)).where('id', '=', id).execute();
    await logChange(trx, author, {
      operation: 'PUT /operator/webhook/{id}',
      record: `webhook ${id}`,
      before: { name, url, events, active },
      after: form,
    });
    return readWebhook(trx, author, id);
  });
}

/** Creates another secret; the replaced one signs beside it for a day, so that receivers can change theirs. @throws Failure 404 */
export function replaceSecret(
  db: Kysely<Schema>,
  author: SiteAuthor,
  id: number,
): Promise<z.input<typeof newWebhook>> {
  return db.transaction().execute(async (trx) => {
    const webhook = await readWebhook(trx, author, id);
    const secret = newSecret();
    await trx
      .updateTable('webhook')
      .set({
        previous_secret: sql<string>`secret`,
        previous_until: sql<Date>`now() + interval '1 day'`,
        secret,
      })
      .where('id', '=', id)
      .execute();
    await logChange(trx, author, {
      operation: 'POST /operator/webhook/{id}/secret',
      record: `webhook ${id}`,
      before: null,
      after: { secret: 'replaced' },
    });
    return { ...webhook, secret };
  });
}

/** @throws Failure 404, and 412 when the webhook has changed */
export async function removeWebhook(
  db: Kysely<Schema>,
  author: ConditionalAuthor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { name, url, events, active } = await requireWebhook(trx, author, id);
    await trx.deleteFrom('webhook').where('id', '=', id).execute();
    await logChange(trx, author, {
      operation: 'DELETE /operator/webhook/{id}',
      record: `webhook ${id}`,
      before: { name, url, events, active },
      after: null,
    });
  });
}

/** Locks a webhook until the transaction ends. @throws Failure 404, and 412 when it has changed */
async function requireWebhook(trx: Kysely<Schema>, author: ConditionalAuthor, id: number): Promise<Webhook> {
  await trx.selectFrom('webhook').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const webhook = await readWebhook(trx, author, id);
  requireMatch(author.ifMatch, webhook.etag);
  return webhook;
}

/** @throws Failure 404, also for a webhook of another site */
export async function readWebhook(
  db: Kysely<Schema>,
  { scope: { siteId } }: Pick<SiteAuthor, 'scope'>,
  id: number,
): Promise<Webhook> {
  const row = await selectWebhooks(db)
    .where('webhook.id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toWebhook(row);
}

function selectWebhooks(db: Kysely<Schema>) {
  return db.selectFrom('webhook').select([
    ...COLUMNS,
    sql<boolean>`coalesce((
      select state = 'failed' or attempts > 0 and state = 'pending' from webhook_delivery
      where webhook_id = webhook.id and (attempts > 0 or state <> 'pending') order by id desc limit 1), false)`.as(
      'failing',
    ),
  ]);
}

function toWebhook({
  events,
  is_active: active,
  created_at: createdAt,
  ...rest
}: {
  id: number;
  name: string;
  url: string;
  events: unknown;
  is_active: boolean;
  created_at: Date;
  failing: boolean;
}): Webhook {
  const webhook = { ...rest, events: webhookEvent.array().parse(events), active };
  const { name, url } = rest;
  return {
    ...webhook,
    created_at: createdAt.toISOString(),
    etag: recordTag({ name, url, events: webhook.events, active }),
  };
}

function toColumns({ name, url, events, active }: WebhookForm) {
  return { name, url, events: JSON.stringify([...new Set(events)]), is_active: active };
}

/** Private addresses themselves are refused at each delivery, since names may lead to them later. */
function requireAdmittedUrl(text: string, { allowsPrivateAddresses }: WebhookRules): void {
  const { protocol, username, password } = new URL(text);
  if (username !== '' || password !== '') throw invalidRequest({ url: 'credentials' });
  if (protocol !== 'https:' && !(allowsPrivateAddresses && protocol === 'http:'))
    throw invalidRequest({ url: 'not_https' });
}

function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
