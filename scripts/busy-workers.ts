import { availableParallelism } from 'node:os';

/** Number of workers for tests that wait and measure no time: one more than cores, at most four. */
export const BUSY_WORKERS = Math.min(4, availableParallelism() + 1);
