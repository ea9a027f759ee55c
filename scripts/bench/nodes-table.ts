import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../find-free-port.ts';
import { isOnPath } from '../is-on-path.ts';
import type { Rows } from '../reports/performance-record.ts';
import { startBackoffice, startStorefront, UNCACHED } from './bench-site.ts';
import { generateLoad, type HttpResponse } from './generate-load.ts';
import { median } from './median.ts';
import { PAGE_CASES } from './page-cases.ts';
import { canReadProcesses, cpuSeconds, startProgram, type Program } from './processes.ts';
import { ROUNDS, SECONDS } from './settings.ts';
import { warmUp } from './warm-up.ts';

const CONFIGURATION = join('.cache', 'bench-haproxy.cfg');

type Variant = { name: string; environment: Record<string, string> };

/**
 * One storefront and two behind haproxy, with a page cache per node, one shared over Redis, and none.
 * Requests per second need one core per node, one for haproxy and one for the load. Requests per CPU second
 * of both nodes together do not: if two nodes reach the figure of one, two machines serve twice the load.
 */
export async function benchNodes(): Promise<{ nodes?: Rows }> {
  if (!isOnPath('haproxy')) {
    console.log('  No haproxy on this machine: the table of nodes is left out.');
    return {};
  }
  const redis = await startRedis();
  const backoffice = await startBackoffice();
  const variants: Variant[] = [
    { name: 'page cache off', environment: UNCACHED },
    { name: 'page cache of each', environment: {} },
    ...(redis ? [{ name: 'page cache shared', environment: { REDIS_URL: redis.url } }] : []),
  ];
  const nodes: Rows = {};
  try {
    for (const variant of variants) {
      const one = await benchVariant(variant, 1, backoffice.url);
      const two = await benchVariant(variant, 2, backoffice.url);
      const ratio = canReadProcesses() ? two.perCpuSecond / one.perCpuSecond : two.perSecond / one.perSecond;
      nodes[`1 node, ${variant.name}`] = one;
      nodes[`2 nodes, ${variant.name}`] = { ...two, ofOne: 100 * ratio };
    }
  } finally {
    await backoffice.stop();
    redis?.stop();
  }
  if (!redis) console.log('  No redis-server on this machine: the shared cache is left out.');
  return { nodes };
}

async function benchVariant({ name, environment }: Variant, count: number, backofficeUrl: string) {
  process.stderr.write(`  ${count} node${count > 1 ? 's' : ''}, ${name}\n`);
  const nodes: Program[] = [];
  for (let core = 0; core < count; core += 1) {
    nodes.push(await startStorefront(backofficeUrl, environment, core));
  }
  const balancer = await startHaproxy(nodes);
  try {
    const paths = PAGE_CASES.flatMap((page) => page.paths);
    const load = { origin: balancer.url, paths, encoding: 'br' } as const;
    await warmUp(load);
    const rounds: (HttpResponse & { spent: number })[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = spentBy(nodes);
      const responded = await generateLoad({ ...load, seconds: SECONDS });
      rounds.push({ ...responded, spent: spentBy(nodes) - before });
    }
    const of = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick));
    return {
      perSecond: of(({ requests, seconds }) => requests / seconds),
      perCpuSecond: canReadProcesses() ? of(({ requests, spent }) => requests / spent) : 0,
      p50: of(({ p50 }) => p50),
      p99: of(({ p99 }) => p99),
    };
  } finally {
    await balancer.stop();
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

function spentBy(nodes: Program[]): number {
  return canReadProcesses() ? nodes.reduce((sum, node) => sum + cpuSeconds(node.pid), 0) : 0;
}

async function startHaproxy(nodes: Program[]): Promise<Program> {
  const port = await findFreePort();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    CONFIGURATION,
    [
      'global',
      '  maxconn 1000',
      'defaults',
      '  mode http',
      '  timeout connect 1s',
      '  timeout client 30s',
      '  timeout server 30s',
      'frontend site',
      `  bind 127.0.0.1:${port}`,
      '  default_backend nodes',
      'backend nodes',
      '  balance roundrobin',
      ...nodes.map(({ url }, number) => `  server node${number} ${new URL(url).host}`),
      '',
    ].join('\n'),
  );
  return startProgram({
    command: ['haproxy', '-db', '-f', CONFIGURATION],
    port,
    core: 'any',
    readyPath: '/readyz',
  });
}

async function startRedis(): Promise<{ url: string; stop: () => void } | undefined> {
  if (!isOnPath('redis-server')) return undefined;
  const port = await findFreePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', options, { stdio: 'ignore' });
  return { url: `redis://127.0.0.1:${port}`, stop: () => child.kill('SIGINT') };
}
