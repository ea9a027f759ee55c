import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { isOnPath } from '../is-on-path.ts';
import { LOAD_CORE, pinned } from './processes.ts';
import { CONNECTIONS } from './settings.ts';

export type Encoding = 'identity' | 'br';

export type Load = {
  /** `http://host:port` */
  origin: string;
  /** Requested in turn. */
  paths: string[];
  encoding: Encoding;
  seconds: number;
};

/** Number of responses and duration in seconds; latencies p50 and p99 in ms. */
export type HttpResponse = { requests: number; seconds: number; p50: number; p99: number };

const PATHS = join('.cache', 'bench-paths.txt');
const SCRIPT = join('scripts', 'bench', 'load.lua');
const RESULT = /^RESULT (.*)$/m;

const run = promisify(execFile);

/** Load generator: `wrk`, which can saturate a bare server; without it `autocannon`, which cannot. */
export function generatorName(): 'wrk' | 'autocannon' {
  return isOnPath('wrk') ? 'wrk' : 'autocannon';
}

/** Sends requests as fast as responses arrive. @throws when a response is not a success: error responses are fast */
export async function generateLoad(load: Load): Promise<HttpResponse> {
  const { failed, ...responded } = generatorName() === 'wrk' ? await runWrk(load) : await runAutocannon(load);
  if (failed > 0) throw new Error(`${load.origin}${load.paths[0] ?? ''}: ${failed} requests failed.`);
  if (responded.requests === 0) throw new Error(`${load.origin} sent no response in ${load.seconds} s.`);
  return responded;
}

type Counted = HttpResponse & { failed: number };

async function runWrk({ origin, paths, encoding, seconds }: Load): Promise<Counted> {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(PATHS, `${paths.join('\n')}\n`);
  const options = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '20s', '-s', SCRIPT];
  const command = pinned(LOAD_CORE, ['wrk', ...options, origin, '--', PATHS, encoding]);
  const [file = '', ...args] = command;
  const { stdout } = await run(file, args);
  const line = RESULT.exec(stdout)?.[1];
  if (!line) throw new Error(`wrk gave no result: ${stdout}`);
  return JSON.parse(line) as Counted;
}

async function runAutocannon({ origin, paths, encoding, seconds }: Load): Promise<Counted> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    requests: paths.map((path) => ({ path })),
    headers: { accept: 'text/html', ...(encoding === 'br' && { 'accept-encoding': 'br' }) },
  });
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result['4xx'] + result['5xx'],
  };
}
