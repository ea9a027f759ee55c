import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from '#scripts/bench/processes.ts';

export type Vitals = { rssMb: number; files: number };

const MEGABYTE = 1024 * 1024;

/** What a process takes of this machine now: memory and open files. Linux only. */
export function readVitals(pid: number): Vitals {
  return {
    rssMb: residentBytes(pid) / MEGABYTE,
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** The first process that another one has started: of a storefront, its back office. */
export function firstChildOf(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`;
  // Linux has the list as a file, macOS a program that reads it.
  const list = existsSync(file)
    ? readFileSync(file, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return Number(list.trim().split(/\s/)[0]);
}
