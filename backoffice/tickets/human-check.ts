import type { Logger } from 'pino';

/** Where the provider of the human verification answers, and the secret it knows us by. */
export type HumanCheckOptions = { secret: string; url: string };

/**
 * `passed`; `unavailable`: nobody could say, the other means must do; `off`: not configured; `refused`: the
 * provider takes the visitor for a program.
 */
export type Verification = 'passed' | 'unavailable' | 'off' | 'refused';

export type HumanCheck = (token: string, address: string) => Promise<Verification>;

const PATIENCE_MS = 3000;
/** Version 3 gives 0 to programs and 1 to people. */
const LOWEST_SCORE = 0.4;

type ProviderAnswer = { success?: boolean; score?: number };

/** Asks the provider what a token is worth. Its silence is never the visitor's fault. */
export function createHumanCheck(options: HumanCheckOptions | undefined, logger: Logger): HumanCheck {
  if (!options) return async () => 'off';
  return async (token, address) => {
    if (token === '') return 'unavailable';
    try {
      const response = await fetch(options.url, {
        method: 'POST',
        body: new URLSearchParams({ secret: options.secret, response: token, remoteip: address }),
        signal: AbortSignal.timeout(PATIENCE_MS),
        redirect: 'error',
      });
      if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
      const { success, score = 1 } = (await response.json()) as ProviderAnswer;
      return success === true && score >= LOWEST_SCORE ? 'passed' : 'refused';
    } catch (error) {
      logger.warn({ reason: (error as Error).message }, 'human verification unavailable');
      return 'unavailable';
    }
  };
}
