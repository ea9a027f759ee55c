import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import { type Encoding, generatorName } from './generate-load.ts';
import { measureInTurn, speedOf, type Measured } from './measure.ts';
import { PAGE_CASES, type PageCase } from './page-cases.ts';
import { printTable } from './print-table.ts';
import type { Program } from './processes.ts';
import { serveReady, takeResponse } from './ready-response.ts';

const ENCODINGS: Encoding[] = ['identity', 'br'];
const COLUMNS = [
  '',
  'bytes',
  'x-cache',
  'req/CPU-s',
  'of raw',
  'of raw as it is',
  'of Express',
  'req/s',
  'p50',
  'p99',
  'first byte',
];

type Sites = { cached: Program; uncached: Program };

/**
 * Every kind of page, cached and uncached, compared with `node:http` and Express sending the same bytes and
 * headers.
 */
export async function benchPages(): Promise<void> {
  const backoffice = await startBackoffice();
  const cached = await startStorefront(backoffice.url);
  const uncached = await startStorefront(backoffice.url, UNCACHED);
  try {
    for (const encoding of ENCODINGS) await benchEncoding({ cached, uncached }, encoding);
  } finally {
    await Promise.all([cached.stop(), uncached.stop()]);
    await backoffice.stop();
  }
}

async function benchEncoding(sites: Sites, encoding: Encoding): Promise<void> {
  const rows: string[][] = [];
  for (const page of PAGE_CASES) {
    process.stderr.write(`  ${page.name}, ${encoding}\n`);
    rows.push(...(await benchPage(sites, page, encoding)));
  }
  printTable(`Pages, ${encoding}, load by ${generatorName()}, milliseconds`, COLUMNS, rows);
}

async function benchPage(sites: Sites, page: PageCase, encoding: Encoding): Promise<string[][]> {
  const [first = '/'] = page.paths;
  // The first response fills the cache; the second comes from it.
  await takeResponse(sites.cached.url + first, encoding);
  const response = await takeResponse(sites.cached.url + first, encoding);
  const bytes = String(Buffer.from(response.body, 'base64').length);
  const raw = await serveReady('raw', response);
  // Uncompressed too, because the competitors do not compress.
  const whole = await serveReady('raw', await takeResponse(sites.cached.url + first, 'identity'));
  const express = await serveReady('express', response);
  try {
    const ours = page.kinds.map((kind) => ({ name: kind, program: sites[kind], paths: page.paths }));
    const measured = await measureInTurn(
      [
        ...ours,
        { name: 'raw', program: raw, paths: ['/'] },
        { name: 'raw as it is', program: whole, paths: ['/'] },
        { name: 'Express', program: express, paths: ['/'] },
      ],
      encoding,
    );
    const state = async (name: string) =>
      name === 'cached' || name === 'uncached'
        ? ((await takeResponse(sites[name].url + first, encoding)).headers['x-cache'] ?? '')
        : '';
    return await Promise.all(
      measured.map(async (one) => toRow(page.name, bytes, await state(one.name), one, measured)),
    );
  } finally {
    await Promise.all([raw.stop(), whole.stop(), express.stop()]);
  }
}

function toRow(page: string, bytes: string, state: string, one: Measured, all: Measured[]): string[] {
  const share = (name: string) => {
    const other = all.find((candidate) => candidate.name === name);
    return other ? (speedOf(one) / speedOf(other)).toFixed(3) : '';
  };
  return [
    `${page}: ${one.name}`,
    bytes,
    state,
    one.perCpuSecond?.toFixed(0) ?? '',
    share('raw'),
    share('raw as it is'),
    share('Express'),
    one.perSecond.toFixed(0),
    one.p50.toFixed(2),
    one.p99.toFixed(2),
    one.firstByte.toFixed(2),
  ];
}
