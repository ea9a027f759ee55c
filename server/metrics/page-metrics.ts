import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** How a page came about: kept, kept and being made anew, made now, made for one visitor. */
export type PageCacheState = 'hit' | 'stale' | 'miss' | 'pass';

/**
 * What a page could be made of: answers of the back office as they are now; some that are too old, which it says in a
 * banner; or not enough of them, and it failed.
 */
export type PageAnswers = 'current' | 'old' | 'none';

/** What happens to pages, told to whoever measures. None of the functions throws. */
export type PageEvents = {
  /** A page has been asked for. */
  onPage: (state: PageCacheState) => void;
  /** A page has been rendered: its route's name, and how long that took with its data. */
  onRender: (render: { route: string; seconds: number }) => void;
  /** What a page is made of has been loaded, whoever it is for: its route's name, and how long that took. */
  onLoad: (load: { route: string; answers: PageAnswers; seconds: number }) => void;
  /** A page was not made, for too many are being made. */
  onShed: () => void;
  /** Where to read, when somebody wants to know, how many pages are being made and how many wait. */
  watchRenders: (load: () => { running: number; waiting: number }) => void;
};

const STATES: readonly PageCacheState[] = ['hit', 'stale', 'miss', 'pass'];
const ANSWERS: readonly PageAnswers[] = ['current', 'old', 'none'];
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Until somebody makes pages. */
const READ_NOTHING = () => ({ running: 0, waiting: 0 });

/** Counts pages by how they came about, and what making them costs. */
export function createPageMetrics(registry: Registry): PageEvents {
  const registers = [registry];
  const counts: Record<PageCacheState, number> = { hit: 0, stale: 0, miss: 0, pass: 0 };
  createPageCounter(registry, counts);
  const renders = new Histogram({
    name: 'atre_render_duration_seconds',
    help: 'Loading and rendering a page that is kept for everybody.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  const onLoad = createLoadMetrics(registry);
  const shed = new Counter({
    name: 'atre_renders_shed_total',
    help: 'Pages not made because too many were being made; answered 503.',
    registers,
  });
  let readLoad = READ_NOTHING;
  createLoadGauge(registry, 'atre_renders_in_flight', 'Pages being made.', () => readLoad().running);
  createLoadGauge(registry, 'atre_renders_waiting', 'Pages waiting to be made.', () => readLoad().waiting);
  return {
    onPage: (state) => {
      counts[state] += 1;
    },
    onRender: ({ route, seconds }) => renders.observe({ route }, seconds),
    onLoad,
    onShed: () => shed.inc(),
    watchRenders: (load) => {
      readLoad = load;
    },
  };
}

function createLoadMetrics(registry: Registry): PageEvents['onLoad'] {
  const registers = [registry];
  const loads = new Counter({
    name: 'atre_pages_loaded_total',
    help: 'Pages by the answers they are made of: current, old (a banner says so) or none (the page failed).',
    labelNames: ['answers'],
    registers,
  });
  for (const answers of ANSWERS) loads.inc({ answers }, 0);
  const seconds = new Histogram({
    name: 'atre_page_load_duration_seconds',
    help: 'Loading what a page is made of, pages for one visitor included.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  });
  return ({ route, answers, seconds: took }) => {
    loads.inc({ answers });
    seconds.observe({ route }, took);
  };
}

/** Told when somebody reads, of each state from the start: a rate needs a former value. */
function createPageCounter(registry: Registry, counts: Record<PageCacheState, number>): Counter {
  return new Counter({
    name: 'atre_page_cache_total',
    help: 'Pages by what the cache had of them: hit, stale, miss or pass.',
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
