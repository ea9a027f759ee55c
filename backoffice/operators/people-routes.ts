import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { createToken, listTokens, revokeToken } from './api-tokens.ts';
import { listPeople } from './find-operator.ts';
import { invite, listInvitations, withdrawInvitation } from './invitations.ts';
import { listChanges } from './operator-log.ts';
import { changePerson, removePerson, resetSecondFactor } from './people.ts';
import type { OperatorDependencies } from './session-routes.ts';

/** People, invitations, tokens and log of changes. Routes with a number come last: they would match the others. */
export function servePeople(server: OperationServer, deps: OperatorDependencies): void {
  const { db } = deps;
  server.on('GET /operator', ({ query }) => listPeople(db, query));
  server.on('GET /operator/invitation', async () => toList(await listInvitations(db)));
  server.on('POST /operator/invitation', (call) => invite(deps, call, call.body));
  server.on('DELETE /operator/invitation/{id}', async (call) => {
    await withdrawInvitation(db, call, call.params.id);
    return call.params;
  });
  server.on('GET /operator/token', async () => toList(await listTokens(db)));
  server.on('POST /operator/token', (call) => createToken(db, call, call.body));
  server.on('DELETE /operator/token/{id}', async (call) => {
    await revokeToken(db, call, call.params.id);
    return call.params;
  });
  server.on('GET /operator/log', ({ query }) => listChanges(db, query));
  server.on('DELETE /operator/{id}/second-factor', async (call) => {
    await resetSecondFactor(db, call, call.params.id);
    return call.params;
  });
  server.on('PUT /operator/{id}', (call) => changePerson(db, call, call.params.id, call.body));
  server.on('DELETE /operator/{id}', async (call) => {
    await removePerson(db, call, call.params.id);
    return call.params;
  });
}

function toList<Item>(items: Item[]): { items: Item[]; total: number } {
  return { items, total: items.length };
}
