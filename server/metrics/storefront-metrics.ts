import type { Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { BackofficeEvents } from '../backoffice/backoffice-events.ts';
import { createBackofficeMetrics } from './backoffice-metrics.ts';
import { createPageMetrics, type PageEvents } from './page-metrics.ts';
import { createRequestMetrics, type OnRequest } from './request-metrics.ts';

/** What this process counts. Labels have few values, known beforehand: names of routes, never addresses. */
export type StorefrontMetrics = {
  /** All of it, as Prometheus reads it. */
  write: () => Promise<{ type: string; text: string }>;
  /** Told of every request once it has ended. */
  onRequest: OnRequest;
  pages: PageEvents;
  backoffice: BackofficeEvents;
  /** Counts the connections of a server that listens. */
  watchConnections: (server: Server) => void;
};

/** The metrics of one storefront, in a registry of their own. */
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
