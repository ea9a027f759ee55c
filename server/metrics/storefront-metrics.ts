import type { Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BackofficeEvents } from '../backoffice/backoffice-events.ts';
import { createBackofficeMetrics } from './backoffice-metrics.ts';
import { createPageMetrics, type PageEvents } from './page-metrics.ts';
import { createRequestMetrics, type OnRequest } from './request-metrics.ts';

/** Metrics of this process. Labels have few, known values: names of routes, never addresses. */
export type StorefrontMetrics = {
  /** Writes all metrics in Prometheus format. */
  write: () => Promise<{ type: string; text: string }>;
  /** Called for each request once it has ended. */
  onRequest: OnRequest;
  pages: PageEvents;
  backoffice: BackofficeEvents;
  /** Counts the connections of a listening server. */
  watchConnections: (server: Server) => void;
};

/** Creates the metrics of one storefront, in their own registry. */
export function createStorefrontMetrics(): StorefrontMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    write: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    onRequest: createRequestMetrics(registry),
    pages: createPageMetrics(registry),
    backoffice: createBackofficeMetrics(registry),
    watchConnections: createConnectionMetrics(registry),
  };
}

function createConnectionMetrics(registry: Registry): StorefrontMetrics['watchConnections'] {
  let watched: Server | undefined;
  const open = new Gauge({
    name: 'atre_connections_open',
    help: 'Connections that are open, whether in use or idle.',
    registers: [registry],
    async collect() {
      if (watched) this.set(await countConnections(watched));
    },
  });
  open.set(0);
  return (server) => {
    watched = server;
  };
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.getConnections((error, count) => resolve(error ? 0 : count));
  });
}
