import { Router } from 'express';
import type { StorefrontMetrics } from '../metrics/storefront-metrics.ts';
import { isInList } from './address-list.ts';
import { answerPlain, BARE_HEADERS } from './answer-plain.ts';

/**
 * `/metrics`: to machines of ours that ask by themselves. Whoever comes through a proxy is a visitor, whatever
 * address the proxy has: for him there is no such page.
 */
export function createMetricsPage(metrics: StorefrontMetrics, allowed: readonly string[]): Router {
  const router = Router({ caseSensitive: true });
  router.get('/metrics', async (request, response) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    if (isForwarded || !isInList(request.socket.remoteAddress ?? '', allowed)) {
      answerPlain(response, 404, 'There is no such page.');
      return;
    }
    const { type, text } = await metrics.write();
    response.set({ ...BARE_HEADERS, 'content-type': type }).end(text);
  });
  return router;
}
