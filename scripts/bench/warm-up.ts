import { generateLoad, type Load } from './generate-load.ts';
import { SECONDS } from './settings.ts';

/** Requests that the JIT needs per page: fast pages still speed up for half a minute. */
const ENOUGH_REQUESTS = 2000;
/** Duration of one warm-up round, in seconds. */
const ROUND_SECONDS = Math.min(3, SECONDS);
const MAX_ROUNDS = Math.ceil(SECONDS) * 4;

/** Sends requests until the server's JIT and caches are warm, so that its first seconds are not measured. */
export async function warmUp(load: Omit<Load, 'seconds'>): Promise<void> {
  let requests = 0;
  for (let round = 0; round < MAX_ROUNDS && requests < ENOUGH_REQUESTS; round += 1) {
    requests += (await generateLoad({ ...load, seconds: ROUND_SECONDS })).requests;
  }
}
