import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

type Sample = {
  /** Milliseconds this process has had something to do, and those of a processor it was given for it. */
  active: number;
  used: number;
  /** Milliseconds of all processors, and those in which they had nothing to do. */
  total: number;
  idle: number;
};

const SAMPLE_MS = 250;
/** Samples looked back on: about a second. */
const SAMPLES = 5;
/** Processors that have less than this share of their time left have none for a program more. */
const MIN_IDLE_SHARE = 0.05;
/** A process that waits longer for processors than they work for it is short of them, also within limits of its own. */
const MAX_OWN_STRETCH = 2;

export type BusyMachine = {
  /** Whether programs have had to wait for processors in the last second or so. */
  isBusy: () => boolean;
  close: () => void;
};

/**
 * Watches whether this machine has processor time to spare: all of its processors at work, or this process given less than
 * half of what it wanted (containers have limits that the machine's own figures do not show).
 */
export function watchBusyMachine(): BusyMachine {
  const samples = [readSample()];
  const timer = setInterval(() => {
    samples.push(readSample());
    if (samples.length > SAMPLES) samples.shift();
  }, SAMPLE_MS);
  timer.unref();
  return {
    isBusy: () => {
      const [first] = samples;
      return first !== undefined && isBusyBetween(first, samples.at(-1) ?? first);
    },
    close: () => clearInterval(timer),
  };
}

/** Between two samples: taken apart so that it can be tried on figures. */
export function isBusyBetween(before: Sample, after: Sample): boolean {
  const total = after.total - before.total;
  if (total <= 0) return false;
  const isSaturated = (after.idle - before.idle) / total < MIN_IDLE_SHARE;
  const active = after.active - before.active;
  const used = after.used - before.used;
  const isStarved = active > SAMPLE_MS / 2 && active > MAX_OWN_STRETCH * used;
  return isSaturated || isStarved;
}

function readSample(): Sample {
  const { user, system } = process.cpuUsage();
  const times = cpus().map((processor) => processor.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0);
  const work = times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.irq, 0);
  return {
    active: performance.eventLoopUtilization().active,
    used: (user + system) / 1000,
    total: idle + work,
    idle,
  };
}
