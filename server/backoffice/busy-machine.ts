import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';

type Sample = {
  /** Milliseconds this process had work, and milliseconds of processor time it got. */
  active: number;
  used: number;
  /** Milliseconds of all processors, and their idle part. */
  total: number;
  idle: number;
};

const SAMPLE_MS = 250;
/** Window of about a second. */
const SAMPLES = 5;
/** With a smaller idle share, another program has to wait. */
const MIN_IDLE_SHARE = 0.05;
/** A process that is active for more than twice its processor time is starved, also by a limit of its container. */
const MAX_OWN_STRETCH = 2;

export type BusyMachine = {
  /** True if programs had to wait for a processor in the last second. */
  isBusy: () => boolean;
  close: () => void;
};

/**
 * Watches the load of the machine: all processors busy, or this process given less than half of the time it needed
 * (the figures of the machine do not show the limits of a container).
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

/** Exported for its unit test. */
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
