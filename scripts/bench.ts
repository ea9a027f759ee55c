import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '#shared/listen.ts';
import { buildSite } from './build-site.ts';
import { isBuildStale } from './build-stamp.ts';
import { benchCases, type BenchCase } from './bench/bench-cases.ts';
import { measure, median, type Measurement } from './bench/measure.ts';
import { startBuiltSite } from './start-built-site.ts';

/**
 * `npm run bench`: how many requests a second the production server answers and how fast, each page against a
 * bare `node:http` server that sends the same bytes, in turn within one run. Timings drift; the ratio tells.
 */
const ROUNDS = 3;

if (isBuildStale()) await buildSite();
const site = await startBuiltSite();
try {
  const rows: string[][] = [];
  for (const benchCase of benchCases(site.url)) {
    process.stderr.write(`  ${benchCase.name}\n`);
    rows.push(await compare(benchCase));
  }
  printTable(['', 'bytes', 'req/s', 'bare req/s', 'of bare', 'p50 ms', 'p99 ms'], rows);
} finally {
  await site.stop();
}

async function compare({ name, requests }: BenchCase): Promise<string[]> {
  const [first] = requests;
  if (!first) throw new Error(`${name} asks for nothing.`);
  const sample = await fetch(first, { redirect: 'manual' });
  const body = Buffer.from(await sample.arrayBuffer());
  const bare = await startBareServer(sample, body);
  try {
    await measure(requests, 1);
    const rounds: { ours: Measurement; bare: Measurement }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ ours: await measure(requests), bare: await measure([bare.url]) });
    }
    const ours = median(rounds.map((round) => round.ours.perSecond));
    const theirs = median(rounds.map((round) => round.bare.perSecond));
    return [
      name,
      String(body.length),
      ours.toFixed(0),
      theirs.toFixed(0),
      (ours / theirs).toFixed(3),
      median(rounds.map((round) => round.ours.p50)).toFixed(1),
      median(rounds.map((round) => round.ours.p99)).toFixed(1),
    ];
  } finally {
    bare.close();
  }
}

async function startBareServer(sample: Response, body: Buffer) {
  const headers = { 'content-type': sample.headers.get('content-type') ?? 'text/html' };
  const server = createServer((_request, response) => {
    response.writeHead(sample.status, { ...headers, 'content-length': body.length });
    response.end(body);
  });
  await listen(server, 0, '127.0.0.1');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function printTable(head: string[], rows: string[][]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(cells.join('  '));
  }
}
