import { Router } from 'express';
import { sendPlain } from './send-plain.ts';

/** Readiness of this node: true from the end of its start to the begin of its shutdown. */
export type Readiness = { isReady: boolean };

/**
 * `/healthz`: the process responds. `/readyz`: it can serve (503 until started and while shutting down), whatever the
 * health of the back office.
 */
export function createHealth(readiness: Readiness): Router {
  const router = Router({ caseSensitive: true });
  router.get('/healthz', (_request, response) => sendPlain(response, 200, 'ok'));
  router.get('/readyz', (_request, response) =>
    readiness.isReady ? sendPlain(response, 200, 'ready') : sendPlain(response, 503, 'not ready'),
  );
  return router;
}
