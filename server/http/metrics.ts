import { Router } from 'express';
import type { StorefrontMetrics } from '../metrics/storefront-metrics.ts';
import { isInList } from './address-list.ts';
import { sendPlain, BARE_HEADERS } from './send-plain.ts';

/**
 * `/metrics` for direct requests of allowed machines. A request through a proxy is a visitor's, whatever the address
 * of the proxy, and gets a 404.
 */
export function createMetricsPage(metrics: StorefrontMetrics, allowed: readonly string[]): Router {
  const router = Router({ caseSensitive: true });
  router.get('/metrics', async (request, response) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (isForwarded || !isInList(request.socket.remoteAddress ?? '', allowed)) {
      sendPlain(response, 404, 'There is no such page.');
      return;
    }
    const { type, text } = await metrics.write();
    response.set({ ...BARE_HEADERS, 'content-type': type }).end(text);
  });
  return router;
}
