import { lookup } from 'node:dns/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isHostName, isInList, isOneOf } from './address-list.ts';
import { answerPlain } from './answer-plain.ts';

/** The text of the specification's section 6. */
const REFUSAL = 'You are not allowed to access this application';
const RESOLVE_EVERY_MS = 5 * 60_000;
const KEPT_FOR_MS = 24 * 3_600_000;

type Resolve = (name: string) => Promise<string[]>;

/** Who may use the site: everybody while the list is empty. */
export type AllowList = {
  allows(address: string): boolean;
  /** Takes a new list at once; its names are resolved in the background. */
  replace(entries: readonly string[]): Promise<void>;
  close(): void;
};

/**
 * Addresses, ranges and host names. Names are resolved in the background, never inside a request; the last good
 * addresses are kept a day; a name that never resolved allows nobody.
 */
export function createAllowList(logger: Logger, resolve: Resolve = resolveName): AllowList {
  let ranges: string[] = [];
  let names: string[] = [];
  let isOpen = true;
  const resolved = new Map<string, { addresses: string[]; at: number }>();

  const resolveAll = async () => {
    await Promise.all(
      names.map(async (name) => {
        try {
          resolved.set(name, { addresses: await resolve(name), at: performance.now() });
        } catch (error) {
          logger.warn({ name, reason: (error as Error).message }, 'allow-list name not resolved');
        }
      }),
    );
  };
  const timer = setInterval(() => void resolveAll(), RESOLVE_EVERY_MS);
  timer.unref();

  return {
    allows(address) {
      if (isOpen) return true;
      // A clock that is set makes no address older, or good for longer.
      const oldest = performance.now() - KEPT_FOR_MS;
      const known = names.flatMap((name) => {
        const found = resolved.get(name);
        return found && found.at > oldest ? found.addresses : [];
      });
      // What was found in a list is remembered with it: addresses of names may be others at the next request.
      return isInList(address, ranges) || isOneOf(address, known);
    },
    async replace(entries) {
      names = entries.filter(isHostName);
      ranges = entries.filter((entry) => !isHostName(entry));
      isOpen = entries.length === 0;
      await resolveAll();
    },
    close: () => clearInterval(timer),
  };
}

/** Refuses everybody else before anything is served: 401 in plain text. */
export function createIpAllowList(list: AllowList): RequestHandler {
  return (_request, response, next) => {
    if (list.allows(response.locals.context.clientAddress)) next();
    else answerPlain(response, 401, REFUSAL);
  };
}

async function resolveName(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}
