import type { Rows } from '../reports/performance-record.ts';
import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import type { Encoding } from './generate-load.ts';
import { findMeasured, measureInTurn, speedOf, type Measured } from './measure.ts';
import { PAGE_CASES, type PageCase } from './page-cases.ts';
import type { Program } from './processes.ts';
import { serveReady, takeResponse } from './ready-response.ts';
import type { ReadyResponse } from './ready-buffer-server.ts';

const TABLES = { identity: 'pages-identity', br: 'pages-brotli' } as const satisfies Record<Encoding, string>;

type Sites = { cached: Program; rendered: Program };

/**
 * Every kind of page, cached and rendered, compared with `node:http` and Express sending the same bytes and
 * headers.
 */
export async function benchPages(): Promise<Record<(typeof TABLES)[Encoding], Rows>> {
  const backoffice = await startBackoffice();
  const cached = await startStorefront(backoffice.url);
  const rendered = await startStorefront(backoffice.url, UNCACHED);
  try {
    return {
      [TABLES.identity]: await benchEncoding({ cached, rendered }, 'identity'),
      [TABLES.br]: await benchEncoding({ cached, rendered }, 'br'),
    };
  } finally {
    await Promise.all([cached.stop(), rendered.stop()]);
    await backoffice.stop();
  }
}

async function benchEncoding(sites: Sites, encoding: Encoding): Promise<Rows> {
  const rows: Rows = {};
  for (const page of PAGE_CASES) {
    process.stderr.write(`  ${page.name}, ${encoding}\n`);
    Object.assign(rows, await benchPage(sites, page, encoding));
  }
  return rows;
}

/** @throws when the page is not served from the cache by the one site, or is by the other */
async function benchPage(sites: Sites, page: PageCase, encoding: Encoding): Promise<Rows> {
  const [first = '/'] = page.paths;
  // The first response fills the cache; the second comes from it.
  await takeResponse(sites.cached.url + first, encoding);
  const cached = await takeResponse(sites.cached.url + first, encoding);
  const rendered = await takeResponse(sites.rendered.url + first, encoding);
  if (!isCached(cached) || isCached(rendered)) throw new Error(`The page cache does not work for ${first}.`);
  const bytes = Buffer.from(cached.body, 'base64').length;
  const raw = await serveReady('raw', cached);
  // Uncompressed too, because the competitors do not compress.
  const uncompressed = await serveReady('raw', await takeResponse(sites.cached.url + first, 'identity'));
  const express = await serveReady('express', cached);
  try {
    const measured = await measureInTurn(
      [
        { name: 'cached', program: sites.cached, paths: page.paths },
        { name: 'rendered', program: sites.rendered, paths: page.paths },
        { name: 'raw', program: raw, paths: ['/'] },
        { name: 'raw uncompressed', program: uncompressed, paths: ['/'] },
        { name: 'Express', program: express, paths: ['/'] },
      ],
      encoding,
    );
    const rows = measured.map((one) => [`${page.name}, ${one.name}`, toFigures(bytes, one, measured)]);
    return Object.fromEntries(rows) as Rows;
  } finally {
    await Promise.all([raw.stop(), uncompressed.stop(), express.stop()]);
  }
}

const isCached = ({ headers }: ReadyResponse) => ['hit', 'stale'].includes(headers['x-cache'] ?? '');

function toFigures(bytes: number, one: Measured, all: readonly Measured[]): Record<string, number> {
  const ratio = (name: string) => speedOf(one) / speedOf(findMeasured(all, name));
  const { name: _name, perCpuSecond, ...figures } = one;
  return {
    bytes,
    ...(perCpuSecond !== undefined && { perCpuSecond }),
    ...figures,
    ofRaw: ratio('raw'),
    ofRawUncompressed: ratio('raw uncompressed'),
    ofExpress: ratio('Express'),
  };
}
