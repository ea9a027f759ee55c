import { Counter, Histogram, type Registry } from 'prom-client';
import type { PageCacheState } from './page-metrics.ts';

/** A request that has ended. */
export type EndedRequest = {
  /** The page's name in the table of routes, or the kind of thing asked for. */
  route: string;
  status: number;
  /** How the page came about; `none`: nothing that is ever kept. */
  cache: PageCacheState | 'none';
  seconds: number;
};

export type OnRequest = (request: EndedRequest) => void;

/** From a kept page to the last moment of a visitor's patience. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests by route, class of status and cache; times them by route. */
export function createRequestMetrics(registry: Registry): OnRequest {
  const requests = new Counter({
    name: 'atre_http_requests_total',
    help: 'Requests by route name, class of status and cache state.',
    labelNames: ['route', 'status', 'cache'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'atre_http_request_duration_seconds',
    help: 'From the first step of a request to the end of its answer.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [registry],
  });
  // Looking labels up costs more than counting does: each combination is looked up once.
  const counters = new Map<string, Counter.Internal>();
  const timers = new Map<string, Histogram.Internal<'route'>>();
  return ({ route, status, cache, seconds: took }) => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const key = `${route} ${statusClass} ${cache}`;
    let counter = counters.get(key);
    if (!counter) {
      counter = requests.labels({ route, status: statusClass, cache });
      counters.set(key, counter);
    }
    counter.inc();
    let timer = timers.get(route);
    if (!timer) {
      timer = seconds.labels({ route });
      timers.set(route, timer);
    }
    timer.observe(took);
  };
}
