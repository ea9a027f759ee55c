import { Counter, type Registry } from 'prom-client';
import type { PageCacheState } from './page-metrics.ts';
import { TalliedHistogram } from './tallied-histogram.ts';

export type EndedRequest = {
  /** The page's route name, or the kind of request. */
  route: string;
  status: number;
  /** Cache state of the page; `none`: never cached. */
  cache: PageCacheState | 'none';
  seconds: number;
};

export type OnRequest = (request: EndedRequest) => void;

type Tally = { labels: { route: string; status: string; cache: string }; count: number };

const STATUS_KINDS = ['0xx', '1xx', '2xx', '3xx', '4xx', '5xx'];
/** From a cached page to the maximum timeout. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests by route, status class and cache state; times them by route. */
export function createRequestMetrics(registry: Registry): OnRequest {
  // Added up when metrics are read: the library joins label strings for each increment.
  const counts = new Map<string, Map<string, Tally>>();
  const requests = new Counter({
    name: 'atre_http_requests_total',
    help: 'Requests by route name, class of status and cache state.',
    labelNames: ['route', 'status', 'cache'],
    registers: [registry],
    collect() {
      for (const byCache of counts.values())
        for (const tally of byCache.values()) {
          requests.inc(tally.labels, tally.count);
          tally.count = 0;
        }
    },
  });
  const seconds = new TalliedHistogram({
    name: 'atre_http_request_duration_seconds',
    help: 'From the first step of a request to the end of its response.',
    label: 'route',
    buckets: SECONDS,
    registry,
  });
  return ({ route, status, cache, seconds: took }) => {
    const kind = STATUS_KINDS[Math.floor(status / 100)] ?? 'other';
    tallyOf(counts, { route, status: kind, cache }).count += 1;
    seconds.tally(route, took);
  };
}

function tallyOf(counts: Map<string, Map<string, Tally>>, labels: Tally['labels']): Tally {
  let byCache = counts.get(labels.route);
  if (!byCache) counts.set(labels.route, (byCache = new Map<string, Tally>()));
  const key = labels.status + labels.cache;
  let tally = byCache.get(key);
  if (!tally) byCache.set(key, (tally = { labels, count: 0 }));
  return tally;
}
