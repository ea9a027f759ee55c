import type { Logger } from 'pino';

/** Address of the human verification provider, and our secret. */
export type HumanCheckOptions = { secret: string; url: string };

/**
 * `passed`; `unavailable`: no result, other checks apply; `off`: not configured; `refused`: the provider
 * rates the visitor as a bot.
 */
export type Verification = 'passed' | 'unavailable' | 'off' | 'refused';

export type HumanCheck = (token: string, address: string) => Promise<Verification>;

const CALL_TIMEOUT_MS = 3000;
/** Scores of version 3 go from 0 (bot) to 1 (person). */
const MIN_SCORE = 0.4;

type ProviderResponse = { success?: boolean; score?: number };

/** Verifies a token with the provider. An error of the provider never blocks the visitor. */
export function createHumanCheck(options: HumanCheckOptions | undefined, logger: Logger): HumanCheck {
  if (!options) return async () => 'off';
  return async (token, address) => {
    if (token === '') return 'unavailable';
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The provider responded with status ${response.status}.`);
      const { success, score = 1 } = (await response.json()) as ProviderResponse;
      return success === true && score >= MIN_SCORE ? 'passed' : 'refused';
    } catch (error) {
      logger.warn({ reason: (error as Error).message }, 'human verification unavailable');
      return 'unavailable';
    }
  };
}
