import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';

/** Bounds of the delay before work that follows a response. */
const EARLIEST_MS = 100;
const LATEST_MS = 300;

/**
 * Starts the work after a random delay, so that neither this response's time nor the next
 * call's reveals it.
 */
export function afterResponse(logger: Logger, work: () => Promise<void>): void {
  setTimeout(
    () => {
      work().catch((error: unknown) => logger.error({ err: error }, 'work after the response failed'));
    },
    randomInt(EARLIEST_MS, LATEST_MS),
  );
}
