import { availableParallelism } from 'node:os';

/** How many workers tests keep busy that wait now and then, and measure nothing: one more than cores, four at most. */
export const BUSY_WORKERS = Math.min(4, availableParallelism() + 1);
