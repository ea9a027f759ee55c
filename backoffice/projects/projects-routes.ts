import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { requireAccount } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { listProjects } from './list-projects.ts';
import { removeConfiguration, removeProject, restoreConfiguration, restoreProject } from './own-projects.ts';
import { ownerOf } from './owner.ts';
import { readProject } from './read-project.ts';
import { duplicateConfiguration, writeConfiguration } from './write-configuration.ts';
import { changeProject, createProject } from './write-project.ts';

type Own = { customerId: number; id: number };
type Change = (db: Kysely<Schema>, own: Own) => Promise<void>;

/** Routes of worksites and configurations, limited to the session's customer. */
export function serveProjects(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /projects', ({ query, ...call }) => listProjects(db, { ...ownerOf(call), ...query }));
  server.on('GET /projects/{id}', ({ scope, params: { id }, ...call }) =>
    readProject(db, scope, ownerOf(call), id),
  );
  server.on('POST /projects', ({ body, account }) =>
    createProject(db, requireAccount(account).customerId, body),
  );
  server.on('PUT /projects', ({ body, account }) =>
    changeProject(db, requireAccount(account).customerId, body),
  );
  server.on('POST /configuration', ({ scope, body, account }) =>
    writeConfiguration(db, scope, requireAccount(account).customerId, body),
  );
  server.on('GET /configuration/{id}/duplicate', ({ scope, params: { id }, account }) =>
    duplicateConfiguration(db, scope, requireAccount(account).customerId, id),
  );

  const remove = (
    operation: 'DELETE /projects/{id}' | 'DELETE /project/{id}' | 'DELETE /configuration/{id}',
    change: Change,
  ) =>
    server.on(operation, async ({ params: { id }, account }) => {
      await change(db, { customerId: requireAccount(account).customerId, id });
      return { id };
    });
  remove('DELETE /projects/{id}', removeProject);
  remove('DELETE /project/{id}', removeProject);
  remove('DELETE /configuration/{id}', removeConfiguration);

  const restore = (operation: 'POST /project/restore' | 'POST /configuration/restore', change: Change) =>
    server.on(operation, async ({ body: { id }, account }) => {
      await change(db, { customerId: requireAccount(account).customerId, id });
      return { id };
    });
  restore('POST /project/restore', restoreProject);
  restore('POST /configuration/restore', restoreConfiguration);
}
