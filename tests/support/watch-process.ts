import { readdirSync, readFileSync } from 'node:fs';
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
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}
