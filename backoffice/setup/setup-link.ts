import { isIPv6 } from 'node:net';
import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { issueSetupToken, removeSetupToken, SETUP_HOURS } from './setup-token.ts';

type Start = { isEmpty: boolean; host: string; port: number };

/**
 * Creates the link that opens the set-up page of an empty shop. A shop with content has none, and former links end.
 * @returns the link in plain lines, which stand out from a log; `undefined` for a shop with content
 */
export async function createSetupNotice(
  db: Kysely<Schema>,
  { isEmpty, host, port }: Start,
): Promise<string | undefined> {
  if (!isEmpty) {
    await removeSetupToken(db);
    return undefined;
  }
  const link = `http://${linkHost(host)}:${port}/setup?token=${await issueSetupToken(db)}`;
  return (
    '\n  The shop is empty. Set it up here, in a browser on this machine:\n' +
    `  ${link}\n  The link works once, within ${SETUP_HOURS} hours.\n\n`
  );
}

/** A server on all addresses is reached as localhost from its own machine. */
function linkHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}
