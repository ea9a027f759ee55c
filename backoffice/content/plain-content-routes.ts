import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readIdentity } from '#backoffice/sites/read-identity.ts';
import { fillFacts } from './fill-facts.ts';
import { identityFacts } from './site-facts.ts';
import { getContent, listContent, removeContent, saveContent, type ContentFrame } from './content-store.ts';

/** Resources whose answer is the document as it was written, with its number. */
const PLAIN_RESOURCES = ['menu', 'setting', 'tags', 'civility', 'country'] as const;

type PlainRecord = { code?: string };

export function servePlainContent(server: OperationServer, db: Kysely<Schema>): void {
  for (const resource of PLAIN_RESOURCES) {
    serveWrites(server, db, resource);
    // Tags are answered with their counts (tags.ts).
    if (resource === 'tags') continue;
    server.on(`GET /${resource}`, async ({ scope }) => {
      const items = (await listContent<object>(db, scope, resource)).map(toAnswer);
      return { items: await withFacts(db, scope, resource, items), total: items.length };
    });
    server.on(`GET /${resource}/{id}`, async ({ scope, id }) =>
      withFacts(db, scope, resource, toAnswer(await getContent<object>(db, scope, resource, id))),
    );
  }
}

/** Settings may state the site's legal identity. */
async function withFacts<Value>(
  db: Kysely<Schema>,
  { siteId, lang }: Scope,
  resource: string,
  value: Value,
): Promise<Value> {
  if (resource !== 'setting') return value;
  return fillFacts(value, identityFacts(await readIdentity(db, siteId), lang), () => {});
}

function serveWrites(
  server: OperationServer,
  db: Kysely<Schema>,
  resource: (typeof PLAIN_RESOURCES)[number],
): void {
  server.on<unknown, PlainRecord>(`POST /${resource}`, ({ scope, body }) =>
    saveContent(db, scope, resource, frameOf(scope, body), body),
  );
  server.on<unknown, PlainRecord & { id: number }>(`PUT /${resource}`, ({ scope, body: { id, ...record } }) =>
    saveContent(db, scope, resource, frameOf(scope, record), record, id),
  );
  server.on(`DELETE /${resource}/{id}`, ({ scope, id }) => removeContent(db, scope, resource, id));
}

function toAnswer(content: { id: number; data: object }) {
  return { id: content.id, ...content.data };
}

function frameOf(scope: Scope, record: PlainRecord): ContentFrame {
  return {
    code: record.code ?? null,
    slug: null,
    salesPlanIds: scope.plans.map((plan) => plan.id),
    position: 0,
  };
}
