/** A long test of outages, overload or attacks, run by a command of its own. */
export type Scenario = {
  /** Its word on the command line, and its key in the record. */
  id: string;
  name: string;
  promise: string;
  command: 'test:faults' | 'test:load';
  /** Pattern of its test files. */
  files: string;
  /** Size of the long form; another value of a variable is not recorded. */
  env?: Readonly<Record<string, string>>;
};

const ORDERS_ARE_SAFE =
  'no acknowledged order is lost or doubled, stock is constant, every payment becomes an order or a refund';
const KILL_FILES = 'tests/process/kill-checkout';
const KILLS = { CHECKOUT_KILLS: '100' };

export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'backoffice-failing',
    name: 'back office slow, silent, dead, or with responses of 500, HTML, half a body, 50 MB',
    promise:
      'pages requested before are served with their images, others return 503 or 504 in time, suggestions are empty; an order under failure is placed once or not at all',
    command: 'test:faults',
    files: 'tests/faults/backoffice',
  },
  {
    id: 'any-response',
    name: 'any failure of any call of any page',
    promise: 'the page is complete, degraded or an error page; never a stack trace or a loop',
    command: 'test:faults',
    files: 'tests/server/any-call-fails',
  },
  {
    id: 'database-killed',
    name: 'database killed in checkouts (`kill -9`)',
    promise: `${ORDERS_ARE_SAFE}; the back office survives and recovers`,
    command: 'test:faults',
    files: 'tests/faults/database-killed',
    env: { DATABASE_KILLS: '50' },
  },
  {
    id: 'backoffice-killed',
    name: 'back office killed in checkouts, embedded database',
    promise: ORDERS_ARE_SAFE,
    command: 'test:faults',
    files: KILL_FILES,
    env: KILLS,
  },
  {
    id: 'backoffice-killed-postgres',
    name: 'back office killed in checkouts, PostgreSQL',
    promise: ORDERS_ARE_SAFE,
    command: 'test:faults',
    files: KILL_FILES,
    env: KILLS,
  },
  {
    id: 'buyers',
    name: 'buyers at once for half as many pieces, PostgreSQL',
    promise: 'exactly the pieces in stock are sold, the other buyers are refused with a reason',
    command: 'test:faults',
    files: 'backoffice/orders/rush',
    env: { CHECKOUT_BUYERS: '200' },
  },
  {
    id: 'orders',
    name: '16 buyers who order without a pause, PostgreSQL',
    promise: 'each order is placed once, stock is constant',
    command: 'test:load',
    files: 'tests/load/orders',
    env: { LOAD_SECONDS: '20' },
  },
  {
    id: 'rolling-restart',
    name: 'rolling restarts of two nodes behind haproxy',
    promise: 'no request fails, each order is placed once',
    command: 'test:load',
    files: 'tests/load/rolling-restart',
    env: { LOAD_REQUESTS: '50000' },
  },
  {
    id: 'overload',
    name: 'five times the load of the capacity',
    promise: 'capacity is maintained, the rest is refused quickly with `Retry-After`',
    command: 'test:faults',
    files: 'tests/faults/overload',
  },
  {
    id: 'slow-clients',
    name: '400 slow clients (headers, bodies, no reading)',
    promise: 'other visitors are not slowed; slow clients are cut',
    command: 'test:faults',
    files: 'tests/faults/slow-clients',
  },
  {
    id: 'busy-machine',
    name: 'other programs keep all processors busy',
    promise: 'cold pages are late instead of unavailable; excess requests are refused with `Retry-After`',
    command: 'test:faults',
    files: 'tests/faults/busy-machine',
  },
  {
    id: 'clock-jumps',
    name: 'clocks a day ahead and back, an hour, both changes of summer time',
    promise: 'caches expire, sessions survive an hour, delivery deadlines stay at 13:00 in Paris',
    command: 'test:faults',
    files: 'tests/faults/clock-jumps',
  },
  {
    id: 'disk-full',
    name: 'disk full under the embedded database',
    promise: 'pages return 200, orders 503 without being half placed; both recover with space',
    command: 'test:faults',
    files: 'tests/faults/disk-full',
  },
  {
    id: 'no-descriptors',
    name: 'no file descriptors left, 300 connections',
    promise: 'cached pages are served on open connections, orders return 503 and are then placed once',
    command: 'test:faults',
    files: 'tests/faults/no-descriptors',
  },
  {
    id: 'soak',
    name: 'half an hour of mixed traffic',
    promise: 'no request fails, memory and handles are constant',
    command: 'test:faults',
    files: 'tests/faults/soak',
    env: { SOAK_MINUTES: '30' },
  },
];
