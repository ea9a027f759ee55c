import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { reportFigure } from '#tests/support/report-figure.ts';
import { startRollingSite, type RollingSite } from '#tests/support/rolling-site.ts';

const MINUTE = 60_000;
const REQUESTS = Number(process.env['LOAD_REQUESTS'] ?? 50_000);
const VISITORS = 16;
/** All buyers share one client address, whose cart writes are limited per quarter of an hour. */
const REST_MS = 1000;

(isOnPath('haproxy') ? describe : describe.skip)('two nodes under repeated rolling restarts', () => {
  let site: RollingSite;
  beforeAll(async () => {
    site = await startRollingSite();
  }, 2 * MINUTE);
  afterAll(() => site.stop());

  it(
    `[GD-05] rolling restart under ${REQUESTS} requests: none fails, every page is complete, and each order is placed once`,
    async () => {
      const traffic = await site.startTraffic({ visitors: VISITORS, restMs: REST_MS });
      while (traffic.count() < REQUESTS) expect(await site.restartAll()).toEqual([0, 0]);
      await traffic.stop();
      reportFigure('requests', traffic.count(), '');
      reportFigure('failed requests', traffic.failures.length, '', { max: 0 });
      reportFigure('orders', traffic.orders.length, '');
      expect(traffic.failures).toEqual([]);
      expect(await site.countOrders()).toBe(traffic.orders.length);
    },
    30 * MINUTE,
  );
});
