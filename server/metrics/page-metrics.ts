import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/**
 * The page cache's part in a response: `hit`, `stale` (and revalidated), `miss` (rendered), or `pass` (rendered for
 * one visitor).
 */
export type PageCacheState = 'hit' | 'stale' | 'miss' | 'pass';

/** Data of a loaded page: `current` responses, `old` ones (with the stale banner), or `none` (the page failed). */
export type PageResponses = 'current' | 'old' | 'none';

/** Listeners for metrics. They must not throw. */
export type PageEvents = {
  /** A page has been requested. */
  onPage: (state: PageCacheState) => void;
  /** A page has been rendered: its route and the time of load and render. */
  onRender: (render: { route: string; seconds: number }) => void;
  /** The data of a page has been loaded: its route and the time of the load. */
  onLoad: (load: { route: string; answers: PageResponses; seconds: number }) => void;
  /** A page has been shed: too many were being rendered. */
  onShed: () => void;
  /** Registers a function that returns the numbers of running and waiting renders. */
  watchRenders: (load: () => { running: number; waiting: number }) => void;
};

const STATES: readonly PageCacheState[] = ['hit', 'stale', 'miss', 'pass'];
const DATA_STATES: readonly PageResponses[] = ['current', 'old', 'none'];
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

const NO_LOAD = () => ({ running: 0, waiting: 0 });

/** Creates the metrics of pages, by cache state and cost. */
export function createPageMetrics(registry: Registry): PageEvents {
  const registers = [registry];
  const counts: Record<PageCacheState, number> = { hit: 0, stale: 0, miss: 0, pass: 0 };
  createPageCounter(registry, counts);
  const renders = new Histogram({
    name: 'atre_render_duration_seconds',
    help: 'Time to load and render a page for the page cache.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const onLoad = createLoadMetrics(registry);
  const shedPages = new Counter({
    name: 'atre_renders_shed_total',
    help: 'Pages shed because too many were being rendered (503).',
    registers,
  });
  let readLoad = NO_LOAD;
  createLoadGauge(registry, 'atre_renders_in_flight', 'Pages being rendered.', () => readLoad().running);
  createLoadGauge(
    registry,
    'atre_renders_waiting',
    'Pages waiting to be rendered.',
    () => readLoad().waiting,
  );
  return {
    onPage: (state) => {
      counts[state] += 1;
    },
    onRender: ({ route, seconds }) => renders.observe({ route }, seconds),
    onLoad,
    onShed: () => shedPages.inc(),
    watchRenders: (load) => {
      readLoad = load;
    },
  };
}

function createLoadMetrics(registry: Registry): PageEvents['onLoad'] {
  const registers = [registry];
  const loads = new Counter({
    name: 'atre_pages_loaded_total',
    help: 'Pages by their data: current, old (with the stale banner) or none (the page failed).',
    labelNames: ['answers'],
    registers,
  });
  for (const state of DATA_STATES) loads.inc({ answers: state }, 0);
  const seconds = new Histogram({
    name: 'atre_page_load_duration_seconds',
    help: 'Time to load the data of a page, private pages included.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  return ({ route, answers, seconds: took }) => {
    loads.inc({ answers });
    seconds.observe({ route }, took);
  };
}

/** Added up when metrics are read, each state from the start: a rate needs a former value. */
function createPageCounter(registry: Registry, counts: Record<PageCacheState, number>): Counter {
  return new Counter({
    name: 'atre_page_cache_total',
    help: 'Pages by cache state: hit, stale, miss or pass.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const state of STATES) {
        this.inc({ state }, counts[state]);
        counts[state] = 0;
      }
    },
  });
}

function createLoadGauge(registry: Registry, name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}
