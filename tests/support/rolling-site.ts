import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '#scripts/find-free-port.ts';
import { runBuiltProgram, stop, untilReady, type BuiltProgram } from './built-program.ts';
import { startHaproxy } from './haproxy.ts';
import { makeBuyers } from './many-buyers.ts';
import { pickArticle } from './shop-ledger.ts';
import { startTraffic, type Traffic } from './site-traffic.ts';
import { createTestClient } from './test-api.ts';
import { startTestBackoffice } from './test-backoffice.ts';

/** Time until the balancer has noticed a new node: two health checks and a margin. */
const SEEN_MS = 1500;
const SLOW_MS = 400;
const ENOUGH_STOCK = 1_000_000;

export type RollingSite = {
  /** Starts traffic with its own buyers, until stopped. */
  startTraffic: (pace?: { visitors?: number; restMs?: number }) => Promise<Traffic>;
  /**
   * Stops each node in turn by SIGTERM and starts it again, as a deploy does. Returns their exit statuses.
   */
  restartAll: () => Promise<(number | null)[]>;
  /** Number of orders in the database. */
  countOrders: () => Promise<number>;
  stop: () => Promise<void>;
};

/** Two nodes of the built storefront behind the load balancer of `deploy/`, with one back office. */
export async function startRollingSite(nodeEnv: Record<string, string> = {}): Promise<RollingSite> {
  const backoffice = await startTestBackoffice();
  const { db } = backoffice;
  const articleId = await pickArticle(db);
  await db.updateTable('variant').set({ stock: ENOUGH_STOCK }).where('id', '=', articleId).execute();
  await fetch(`${backoffice.url}/demo/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'slow', delay: SLOW_MS, path: '/city' }),
  });
  const ports = [String(await findFreePort()), String(await findFreePort())] as const;
  const startNode = async (port: string): Promise<BuiltProgram> => {
    const node = await runBuiltProgram({
      PORT: port,
      API_URL: backoffice.url,
      PUBLIC_URL: 'http://localhost:3000',
      LOG_LEVEL: 'silent',
      ...nodeEnv,
    });
    await untilReady(node);
    return node;
  };
  const nodes = new Map(await Promise.all(ports.map(async (port) => [port, await startNode(port)] as const)));
  const balancer = await startHaproxy(ports);

  return {
    async startTraffic(pace) {
      const buyers = await makeBuyers(createTestClient(backoffice.url), db, 2);
      return startTraffic({
        url: balancer.url,
        slowPath: '/api/v1/city?site_id=1&lang=fr&sales_plan_id=1&search=44000',
        tokens: buyers.map(({ token }) => token),
        articleId,
        ...pace,
      });
    },
    async restartAll() {
      const statuses: (number | null)[] = [];
      for (const [port, node] of nodes) {
        node.process.kill('SIGTERM');
        statuses.push(await node.ended);
        nodes.set(port, await startNode(port));
        await wait(SEEN_MS);
      }
      return statuses;
    },
    async countOrders() {
      const orders = await db
        .selectFrom('shop_order')
        .select('id')
        .where('idempotency_key', 'is not', null)
        .execute();
      return orders.length;
    },
    async stop() {
      await balancer.stop();
      for (const node of nodes.values()) await stop(node);
      await backoffice.close();
    },
  };
}
