import { lookup } from 'node:dns/promises';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isHostName, isInList, isOneOf } from './address-list.ts';
import { sendPlain } from './send-plain.ts';

/** The text of the specification's section 6. */
const REFUSAL = 'You are not allowed to access this application';
const RESOLVE_EVERY_MS = 5 * 60_000;
const MAX_AGE_MS = 24 * 3_600_000;

type Resolve = (name: string) => Promise<string[]>;

/** The clients that may use the site: all, while the list is empty. */
export type AllowList = {
  allows(address: string): boolean;
  /** Sets a new list at once; its names are resolved in the background. */
  replace(entries: readonly string[]): Promise<void>;
  close(): void;
};

/**
 * Creates an allow-list of addresses, ranges and host names. Names are resolved in the background, never within a
 * request; their last addresses are valid for a day; a name that never resolved allows no client.
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
      // Monotonic: a clock that is set changes no age.
      const oldest = performance.now() - MAX_AGE_MS;
      const known = names.flatMap((name) => {
        const found = resolved.get(name);
        return found && found.at > oldest ? found.addresses : [];
      });
      // Not `isInList`, which caches results: the addresses of names change.
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

/** Refuses other clients before anything is served: 401 in plain text. */
export function createIpAllowList(list: AllowList): RequestHandler {
  return (_request, response, next) => {
    if (list.allows(response.locals.context.clientAddress)) next();
    else sendPlain(response, 401, REFUSAL);
  };
}

async function resolveName(name: string): Promise<string[]> {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
}
