import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { servePeople } from './people-routes.ts';
import { serveSecondFactor } from './second-factor-routes.ts';
import { serveOperatorSessions, type OperatorDependencies } from './session-routes.ts';

/** Operations of operators about themselves and each other. */
export function serveOperators(server: OperationServer, deps: OperatorDependencies): void {
  serveOperatorSessions(server, deps);
  serveSecondFactor(server, deps);
  servePeople(server, deps);
}
