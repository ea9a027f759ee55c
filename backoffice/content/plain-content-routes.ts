import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readIdentity } from '#backoffice/sites/read-identity.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { accessibilityFacts } from './accessibility-facts.ts';
import { fillFacts } from './fill-facts.ts';
import { identityFacts } from './site-facts.ts';
import { getContent, listContent } from './content-store.ts';

/** Resources that are returned as stored, with their id. */
type PlainResource = 'menu' | 'setting' | 'civility' | 'country';

export function servePlainContent(server: OperationServer, db: Kysely<Schema>): void {
  // `tags.ts` serves tags, with their counts.
  server.on('GET /menu', async ({ scope }) => withState(scope, await listPlain(db, scope, 'menu')));
  server.on('GET /menu/{id}', async ({ scope, params: { id } }) =>
    withState(scope, await getPlain(db, scope, 'menu', id)),
  );
  server.on('GET /setting', async ({ scope }) => withFacts(db, scope, await listPlain(db, scope, 'setting')));
  server.on('GET /setting/{id}', async ({ scope, params: { id } }) =>
    withFacts(db, scope, await getPlain(db, scope, 'setting', id)),
  );
  server.on('GET /civility', ({ scope }) => listPlain(db, scope, 'civility'));
  server.on('GET /civility/{id}', ({ scope, params: { id } }) => getPlain(db, scope, 'civility', id));
  server.on('GET /country', ({ scope }) => listPlain(db, scope, 'country'));
  server.on('GET /country/{id}', ({ scope, params: { id } }) => getPlain(db, scope, 'country', id));
}

async function listPlain<Name extends PlainResource>(db: Kysely<Schema>, scope: Scope, resource: Name) {
  const items = (await listContent<RecordOf<Name>>(db, scope, resource)).map(withId);
  return { items, total: items.length };
}

async function getPlain<Name extends PlainResource>(
  db: Kysely<Schema>,
  scope: Scope,
  resource: Name,
  id: number,
) {
  return withId(await getContent<RecordOf<Name>>(db, scope, resource, id));
}

function withId<Data>({ id, data }: { id: number; data: Data }) {
  return { id, ...data };
}

/** Settings may state the site's legal identity. */
async function withFacts<Value>(db: Kysely<Schema>, { siteId, lang }: Scope, value: Value): Promise<Value> {
  return fillFacts(value, identityFacts(await readIdentity(db, siteId), lang), () => {});
}

/** Footer menus may state the accessibility of the site, which the law wants on every page. */
function withState<Value>({ lang }: Scope, value: Value): Value {
  return fillFacts(value, accessibilityFacts(lang), () => {});
}
