import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { isOnPath } from '../is-on-path.ts';

const TIMEOUT_MS = 180_000;
const LAST_MOMENT_MS = 10_000;
const KILOBYTE = 1024;

/** Server on the first core, load on the second. With one core, or without `taskset`, the system schedules both. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

export type Program = { pid: number; url: string; stop: () => Promise<void> };

type ProgramOptions = {
  command: string[];
  port: number;
  environment?: Record<string, string>;
  folder?: string;
  /** Polled until it responds with 200. */
  readyPath?: string;
  /** CPU core to pin to; `undefined`: that of servers; `any`: not pinned. */
  core?: number | 'any' | undefined;
};

/** Starts a server on the core of servers. @throws when it is not ready within three minutes */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const [file = '', ...args] = pinned(options.core ?? SERVER_CORE, options.command);
  const child = spawn(file, args, {
    cwd: options.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(options.port), ...options.environment },
  });
  const url = `http://127.0.0.1:${options.port}`;
  const stop = () => stopProgram(child);
  await untilReady(url + (options.readyPath ?? '/'), child).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { pid: child.pid ?? 0, url, stop };
}

export function pinned(core: number | 'any', command: string[]): string[] {
  return core !== 'any' && canPin() ? ['taskset', '--cpu-list', String(core), ...command] : command;
}

function canPin(): boolean {
  return cpus().length > 1 && isOnPath('taskset');
}

/** CPU seconds that a process has used since its start, all threads, without children. */
export function cpuSeconds(pid: number): number {
  const fields = afterName(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const [user = 0, system = 0] = [fields[11], fields[12]].map(Number);
  return (user + system) / ticksPerSecond();
}

/** Resident memory of a process, in bytes. */
export function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * KILOBYTE;
}

/** Most resident memory of a process since its start, in bytes; 0 when the process has ended. */
export function peakResidentBytes(pid: number): number {
  const path = `/proc/${pid}/status`;
  const line = existsSync(path) ? /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(path, 'utf8')) : undefined;
  return Number(line?.[1] ?? 0) * KILOBYTE;
}

/** Returns whether the system has Linux's `/proc`. */
export function canReadProcesses(): boolean {
  try {
    return readdirSync('/proc/self').includes('stat');
  } catch {
    return false;
  }
}

/** The program name, in brackets, may contain spaces; the fields after it do not. */
function afterName(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

let ticks: number | undefined;

function ticksPerSecond(): number {
  ticks ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return ticks;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server of ${url} ended with code ${child.exitCode}.`);
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await wait(50);
  }
  throw new Error(`${url} did not respond within three minutes.`);
}

async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGINT');
  const killer = setTimeout(() => child.kill('SIGKILL'), LAST_MOMENT_MS);
  await ended;
  clearTimeout(killer);
}
