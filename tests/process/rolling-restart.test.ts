import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isOnPath } from '#scripts/is-on-path.ts';
import { startRollingSite, type RollingSite } from '#tests/support/rolling-site.ts';

const MINUTE = 60_000;
/** Half as many wait for slow responses, some of them at either node when it stops. */
const VISITORS = 30;
/** Disables the graceful shutdown of a node. */
const ENDS_AT_ONCE = {
  NODE_OPTIONS: "--import=data:text/javascript,process.on('SIGTERM',()=>process.exit(0))",
};
const hasHaproxy = isOnPath('haproxy');
if (!hasHaproxy) console.log('Rolling restarts are not tested: this machine has no haproxy.');

/** The long form is `npm run test:load`. */
(hasHaproxy ? describe : describe.skip)('two nodes behind the load balancer', () => {
  let site: RollingSite;
  describe('with graceful shutdown', () => {
    beforeAll(async () => {
      site = await startRollingSite();
    }, 2 * MINUTE);
    afterAll(() => site.stop());

    it(
      '[GD-05] restart of one node after the other under page requests, slow responses and orders: no request fails, every page is complete, no order is duplicated',
      async () => {
        const traffic = await site.startTraffic();
        await wait(500);
        const statuses = await site.restartAll();
        await traffic.stop();
        expect(traffic.failures).toEqual([]);
        expect(statuses).toEqual([0, 0]);
        expect(traffic.count()).toBeGreaterThan(200);
        expect(traffic.orders.length).toBeGreaterThan(5);
        expect(await site.countOrders()).toBe(traffic.orders.length);
      },
      2 * MINUTE,
    );
  });

  describe('without graceful shutdown', () => {
    beforeAll(async () => {
      site = await startRollingSite(ENDS_AT_ONCE);
    }, 2 * MINUTE);
    afterAll(() => site.stop());

    it(
      'restart: requests fail, which proves that this test detects it',
      async () => {
        const traffic = await site.startTraffic({ visitors: VISITORS });
        await wait(500);
        await site.restartAll();
        await traffic.stop();
        expect(traffic.failures.length).toBeGreaterThan(0);
      },
      2 * MINUTE,
    );
  });
});
