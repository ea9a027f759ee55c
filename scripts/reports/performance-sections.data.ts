import type { TableName } from './performance-tables.data.ts';

export type PerformanceSection = {
  heading: string;
  /** Paragraph above the tables: the measured thing and its units. */
  method: string;
  tables: readonly { name: TableName; caption?: string }[];
  /** One paragraph below the tables. It names no figure that the next run may change. */
  reading: string;
};

/** The sections of docs/reports/performance.md. */
export const PERFORMANCE_SECTIONS: readonly PerformanceSection[] = [
  {
    heading: 'Pages against a bare server',
    method:
      'Each page from the page cache ("cached") and rendered for each request ("rendered", `PAGE_CACHE_MB=0`), beside `node:http` ("raw") and Express 5 that send the same bytes and headers from a buffer. "Of raw uncompressed" compares the compressed page with a bare server that sends the page uncompressed.',
    tables: [
      { name: 'pages-identity', caption: 'Uncompressed:' },
      { name: 'pages-brotli', caption: 'Compressed with brotli:' },
    ],
    reading:
      'A cached page costs little more than a bare server. Rendering costs tens of times as much as serving from the cache, so the hit ratio decides the capacity.',
  },
  {
    heading: 'The same page by competitors',
    method:
      'The category page against a page of the same weight by Express with React, React Router\'s framework mode and Next.js, uncompressed. The competitors are small applications in `tests/competitors` with the same components, data and links; links, cards and checkboxes must be equal and elements and markup within 10 %, else there is no table. They have no stores, translations, audiences, security headers, access log, redirects or session. "Our page is" states how many times as fast ours is.',
    tables: [{ name: 'competitors' }],
    reading:
      'Cards and choices come from the fragment cache, which explains most of the difference in rendering. A cached page of ours is compared with what each competitor serves, because that is what visitors get.',
  },
  {
    heading: 'Redirects',
    method: 'Look-ups in millions a second; half of the URLs match, none was looked up before.',
    tables: [{ name: 'redirects' }],
    reading:
      'The goal for a million rules is for two thousand times more rules than the site has. The number of patterns has little effect, because they are indexed by the beginning of their paths (`redirects/index-patterns.ts`).',
  },
  {
    heading: 'Nodes',
    method:
      'One and two storefronts behind haproxy, on the cores of one machine: requests divided by the processor time of all nodes, compressed pages.',
    tables: [{ name: 'nodes' }],
    reading:
      'Near 100 % of one node means that two machines serve twice as many pages. Rendering scales so. With cached pages haproxy and the load generator use a large share of the cores, so these rows are a lower bound.',
  },
  {
    heading: 'Memory and start',
    method:
      'Resident memory of the storefront in MB (`MALLOC_ARENA_MAX=2`): before load, at the maximum of the first and the last round of all pages, and three seconds later.',
    tables: [
      { name: 'memory' },
      { name: 'start', caption: 'From the start of the program with filled data to a 200 of `/readyz`:' },
    ],
    reading:
      'Memory is flat from round to round. V8 of Node 24 and later grows the space for young objects further than the goal allows: `--max-semi-space-size=8` lowers memory by a quarter and 2 by a third, at up to a tenth fewer renders a second.',
  },
  {
    heading: 'Sizes',
    method:
      'Kilobytes of brotli, and files, before a page is interactive; `npm test` fails above the budget (`scripts/checks/find-size-findings.ts`).',
    tables: [{ name: 'sizes' }, { name: 'other-sizes', caption: 'Fetched separately:' }],
    reading:
      'Pages of the shop are the largest, because of their forms and tables. The viewer of 3D models is only loaded by augmented-reality pages, after they are interactive.',
  },
  {
    heading: 'Lighthouse',
    method:
      '`npm run lighthouse` measures home, a category and a product in both languages on a throttled phone, three times each; medians.',
    tables: [{ name: 'lighthouse' }],
    reading:
      'Scores and layout shift do not depend on the machine. Timings and the performance score do: on a busy machine they are worse.',
  },
  {
    heading: 'The back office with 50,000 products',
    method:
      'Lists with facets and search suggestions, in milliseconds a call, one call after the other. `BENCH_PRODUCTS=500,5000` leaves the largest out; `npm run seed:load -- 50000` fills an empty database with such a catalogue.',
    tables: [{ name: 'catalogue' }],
    reading:
      'Time grows slowly with the catalogue, because each query reads a bounded number of rows. PostgreSQL takes less than the embedded database, which runs in the process of the back office.',
  },
  {
    heading: 'Import of 50,000 products',
    method:
      '`npm run shop -- import` of a shop with six variants a product (`npm run shop:load -- DIR 50000`): into an empty database, again, and with one price changed. Seconds by phase, and the most resident memory of the command; PostgreSQL is a process beside it, the embedded database is part of it.',
    tables: [
      { name: 'shop-import', caption: 'PostgreSQL:' },
      { name: 'shop-import-embedded', caption: 'The embedded database:' },
    ],
    reading:
      'All files are read before anything is written. An import of what the database has already compares all rows and writes none, so that it needs no search index.',
  },
];
