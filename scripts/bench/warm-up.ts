import { generateLoad, type Load } from './generate-load.ts';
import { SECONDS } from './settings.ts';

/** Compilers need to have seen a page this often: one that takes milliseconds goes on getting quicker for half a minute. */
const ENOUGH_REQUESTS = 2000;
/** In rounds of this many seconds. */
const ROUND_SECONDS = Math.min(3, SECONDS);
const MOST_ROUNDS = Math.ceil(SECONDS) * 4;

/** Asks until a server's compilers and caches are warm: what it does in its first seconds says nothing of the rest. */
export async function warmUp(load: Omit<Load, 'seconds'>): Promise<void> {
  let requests = 0;
  for (let round = 0; round < MOST_ROUNDS && requests < ENOUGH_REQUESTS; round += 1) {
    requests += (await generateLoad({ ...load, seconds: ROUND_SECONDS })).requests;
  }
}
