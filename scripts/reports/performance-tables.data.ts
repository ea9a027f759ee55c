import { BUDGETS } from '../checks/find-size-findings.ts';
import type { Column, Goal, PerformanceTable } from './performance-table.ts';

const PER_CPU_SECOND: Column = { id: 'perCpuSecond', title: 'requests a CPU second', digits: 0 };
const PER_SECOND: Column = { id: 'perSecond', title: 'requests a second', digits: 0, isPrintedOnly: true };
const LATENCIES: readonly Column[] = [
  { id: 'p50', title: 'p50 ms', digits: 2, isPrintedOnly: true },
  { id: 'p99', title: 'p99 ms', digits: 2, isPrintedOnly: true },
];
const PAGE_COLUMNS: readonly Column[] = [
  { id: 'bytes', title: 'bytes', digits: 0, isPrintedOnly: true },
  PER_CPU_SECOND,
  PER_SECOND,
  { id: 'ofRaw', title: 'of raw', digits: 3 },
  { id: 'ofRawUncompressed', title: 'of raw uncompressed', digits: 3 },
  { id: 'ofExpress', title: 'of Express', digits: 2 },
  ...LATENCIES,
  { id: 'firstByte', title: 'first byte ms', digits: 2 },
];
const CACHED = /, cached$/;
const OURS = /, (?:cached|rendered)$/;
const FIRST_BYTE: readonly Goal[] = [{ row: CACHED, column: 'firstByte', max: 0.35 }];
const CALL_COLUMNS: readonly Column[] = [
  { id: 'listP50', title: 'list p50', digits: 1 },
  { id: 'listP95', title: 'list p95', digits: 1 },
  { id: 'suggestionP50', title: 'suggestion p50', digits: 1 },
  { id: 'suggestionP95', title: 'suggestion p95', digits: 1 },
];
const FULL_CATALOGUE = /^50,000 products, PostgreSQL$/;
const MEGABYTES = ['before', 'first', 'last', 'after'] as const;
const MEMORY_TITLES = {
  before: 'before',
  first: 'max, first round',
  last: 'max, last round',
  after: 'after',
};
const IMPORT_COLUMNS: readonly Column[] = [
  { id: 'files', title: 'reading', digits: 0 },
  { id: 'catalogue', title: 'catalogue', digits: 0 },
  { id: 'index', title: 'search index', digits: 0 },
  { id: 'other', title: 'rest', digits: 0 },
  { id: 'seconds', title: 'seconds', digits: 0 },
  { id: 'memory', title: 'memory MB', digits: 0 },
];
const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The tables of `npm run bench` and `npm run lighthouse`. */
export const PERFORMANCE_TABLES = {
  'pages-identity': {
    // Uncompressed, both bare servers send the same.
    columns: PAGE_COLUMNS.filter(({ id }) => id !== 'ofRawUncompressed'),
    goals: [{ row: CACHED, column: 'ofRaw', min: 0.6 }, ...FIRST_BYTE],
    reportedRows: OURS,
  },
  'pages-brotli': {
    columns: PAGE_COLUMNS,
    goals: [{ row: CACHED, column: 'ofRawUncompressed', min: 0.85 }, ...FIRST_BYTE],
    reportedRows: OURS,
  },
  competitors: {
    columns: [
      { id: 'links', title: 'links', digits: 0, isPrintedOnly: true },
      { id: 'cards', title: 'cards', digits: 0, isPrintedOnly: true },
      { id: 'checkboxes', title: 'boxes', digits: 0, isPrintedOnly: true },
      { id: 'markupBytes', title: 'markup', digits: 0, isPrintedOnly: true },
      { id: 'bytes', title: 'bytes', digits: 0, isPrintedOnly: true },
      PER_CPU_SECOND,
      PER_SECOND,
      { id: 'cachedTimes', title: 'our cached page is', digits: 1 },
      { id: 'renderedTimes', title: 'our rendered page is', digits: 2 },
    ],
    goals: [
      { row: /^Express, renderToString$/, column: 'renderedTimes', min: 0.35 },
      { row: /^React Router/, column: 'renderedTimes', min: 1.5 },
      { row: /^Next\.js, static$/, column: 'cachedTimes', min: 12 },
      { row: /^Next\.js, dynamic$/, column: 'renderedTimes', min: 3 },
    ],
    reportedRows: /^(?!raw)/,
  },
  redirects: {
    columns: [{ id: 'lookUps', title: 'millions a second', digits: 2 }],
    goals: [
      { row: /^10,000 rules$/, column: 'lookUps', min: 2 },
      { row: /^1,000,000 rules$/, column: 'lookUps', min: 0.8 },
      { row: /^500 patterns$/, column: 'lookUps', min: 1 },
    ],
  },
  nodes: {
    columns: [PER_SECOND, PER_CPU_SECOND, ...LATENCIES, { id: 'ofOne', title: '% of one node', digits: 0 }],
    goals: [],
  },
  memory: {
    columns: MEGABYTES.map((id) => ({ id, title: MEMORY_TITLES[id], digits: 0 })),
    goals: [{ row: /^page cache on$/, column: 'after', max: 160 }],
  },
  start: {
    columns: [{ id: 'seconds', title: 'seconds', digits: 1 }],
    goals: [{ row: /./, column: 'seconds', max: 3 }],
  },
  sizes: {
    columns: [
      { id: 'scripts', title: 'scripts', digits: 1 },
      { id: 'beyondHome', title: 'scripts beyond home', digits: 1 },
      { id: 'styles', title: 'styles', digits: 1 },
      { id: 'files', title: 'files', digits: 0 },
    ],
    goals: [
      { row: /^home$/, column: 'scripts', max: BUDGETS.homeScripts },
      { row: /^category$/, column: 'beyondHome', max: BUDGETS.categoryScripts },
      { row: /^product$/, column: 'beyondHome', max: BUDGETS.productScripts },
      { row: /^delivery$/, column: 'beyondHome', max: BUDGETS.deliveryScripts },
      {
        row: /^(?!(?:home|category|product|delivery)$)/,
        column: 'beyondHome',
        max: BUDGETS.otherPageScripts,
      },
      { row: /./, column: 'styles', max: BUDGETS.pageStyles },
      { row: /^category$/, column: 'files', max: BUDGETS.categoryPageFiles },
      { row: /^product$/, column: 'files', max: BUDGETS.productPageFiles },
      { row: /^(?!(?:category|product)$)/, column: 'files', max: BUDGETS.otherPageFiles },
    ],
    isOfBuild: true,
  },
  'other-sizes': {
    columns: [{ id: 'size', title: 'kB', digits: 1 }],
    goals: [
      { row: /^fonts$/, column: 'size', max: BUDGETS.fonts },
      { row: /^viewer/, column: 'size', max: BUDGETS.viewer },
    ],
    isOfBuild: true,
  },
  lighthouse: {
    columns: [
      ...SCORES.map((id) => ({ id, title: id.replace('-', ' '), digits: 0 })),
      { id: 'CLS', title: 'CLS', digits: 3 },
      { id: 'LCP', title: 'LCP ms', digits: 0 },
      { id: 'TBT', title: 'TBT ms', digits: 0 },
    ],
    // The audits show a shift with three digits and a paint with a tenth of a second.
    goals: [
      { row: /./, column: 'performance', min: 98 },
      ...SCORES.slice(1).map((column) => ({ row: /./, column, min: 100 })),
      { row: /./, column: 'CLS', max: 0.0005 },
      { row: /./, column: 'LCP', max: 1850 },
      { row: /./, column: 'TBT', max: 100.5 },
    ],
    isOfBuild: true,
  },
  catalogue: {
    columns: CALL_COLUMNS,
    goals: [
      { row: FULL_CATALOGUE, column: 'listP95', max: 60 },
      { row: FULL_CATALOGUE, column: 'suggestionP95', max: 30 },
    ],
  },
  'shop-import': {
    columns: IMPORT_COLUMNS,
    goals: [
      { row: /^50,000 products, first/, column: 'seconds', max: 300 },
      { row: /^50,000 products, (?:second|one)/, column: 'seconds', max: 120 },
      { row: /^50,000 products/, column: 'memory', max: 600 },
    ],
  },
  'shop-import-embedded': { columns: IMPORT_COLUMNS, goals: [] },
} satisfies Record<string, PerformanceTable>;

export type TableName = keyof typeof PERFORMANCE_TABLES;
