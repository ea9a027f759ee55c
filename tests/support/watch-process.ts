import { readdirSync, readFileSync } from 'node:fs';

export type Vitals = { rssMb: number; files: number };

const KB_IN_MB = 1024;

/** What a process takes of this machine now: memory and open files. Linux only. */
export function readVitals(pid: number): Vitals {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return {
    rssMb: Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1]) / KB_IN_MB,
    files: readdirSync(`/proc/${pid}/fd`).length,
  };
}

/** The first process that another one has started: of a storefront, its back office. */
export function firstChildOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
}
