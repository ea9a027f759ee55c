import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from '#scripts/bench/processes.ts';

export type Vitals = { rssMb: number; files: number };

const MEGABYTE = 1024 * 1024;

/** Memory and open files of a process. Linux only. */
export function readVitals(pid: number): Vitals {
  return {
    rssMb: residentBytes(pid) / MEGABYTE,
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** The first child of a process: of a storefront, its back office. */
export function firstChildOf(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`;
  // Linux has the list in a file, macOS needs a program.
  const list = existsSync(file)
    ? readFileSync(file, 'utf8')
    : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return Number(list.trim().split(/\s/)[0]);
}
