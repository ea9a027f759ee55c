import { Router } from 'express';
import type { ShopState } from './empty-shop.ts';
import { sendPlain } from './send-plain.ts';

/** Readiness of this node: true from the end of its start to the begin of its shutdown. */
export type Readiness = { isReady: boolean };

/** Health checks of containers and of the load balancer accept this text: the node serves the page of an empty shop. */
const EMPTY = 'not ready: the shop is empty, and the link to set it up is in the log of the back office';

/**
 * `/healthz`: the process responds. `/readyz`: it can serve (503 until started, while the shop is empty, and while
 * shutting down), whatever the health of the back office.
 */
export function createHealth(readiness: Readiness, shop: ShopState): Router {
  const router = Router({ caseSensitive: true });
  router.get('/healthz', (_request, response) => sendPlain(response, 200, 'ok'));
  router.get('/readyz', (_request, response) => {
    if (!readiness.isReady) sendPlain(response, 503, 'not ready');
    else if (shop.isEmpty) sendPlain(response, 503, EMPTY);
    else sendPlain(response, 200, 'ready');
  });
  return router;
}
