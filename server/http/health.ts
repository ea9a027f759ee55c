import { Router } from 'express';
import { answerPlain } from './answer-plain.ts';

/** Whether this node can serve: set once started, taken back when it begins to leave. */
export type Readiness = { isReady: boolean };

/**
 * `/healthz`: the process answers. `/readyz`: it can serve (503 until started and while shutting down); whether
 * the back office is well is another question.
 */
export function createHealth(readiness: Readiness): Router {
  const router = Router({ caseSensitive: true });
  router.get('/healthz', (_request, response) => answerPlain(response, 200, 'ok'));
  router.get('/readyz', (_request, response) =>
    readiness.isReady ? answerPlain(response, 200, 'ready') : answerPlain(response, 503, 'not ready'),
  );
  return router;
}
