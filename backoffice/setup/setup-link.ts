import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Schema } from '#backoffice/database/schema.ts';
import { issueSetupToken, removeSetupToken, SETUP_HOURS } from './setup-token.ts';

type Start = { isEmpty: boolean; host: string; port: number; logger: Logger };

/** Logs the link that opens the set-up page of an empty shop. A shop with content has none, and former links end. */
export async function printSetupLink(
  db: Kysely<Schema>,
  { isEmpty, host, port, logger }: Start,
): Promise<void> {
  if (!isEmpty) return removeSetupToken(db);
  const token = await issueSetupToken(db);
  logger.warn(
    `The shop is empty. Set it up at http://${linkHost(host)}:${port}/setup?token=${token} (the link works once, within ${SETUP_HOURS} hours)`,
  );
}

/** A server on all addresses is reached as localhost from its own machine. */
function linkHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
