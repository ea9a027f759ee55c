/**
 * SQLSTATEs that are transient: connections (08), resources (53), shutdown and restart (57P), and a statement beyond its
 * time limit (57014).
 */
const PASSING_STATES = /^(?:08|53|57P|57014)/;
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'ENOSPC',
  'EMFILE',
  'ENFILE',
]);
/** Messages of errors without a code, from pg, its pool, Kysely and PGlite. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after|driver has already been destroyed|PGlite is (?:closed|closing))/;

/**
 * Returns true for an error of an unreachable or exhausted database, after which a retry can succeed. All other
 * errors are faulty statements or bugs.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors } = error as Record<string, unknown>;
  if (typeof code === 'string' && (SOCKET_CODES.has(code) || PASSING_STATES.test(code))) return true;
  // Connection attempts to all addresses of the host failed.
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  return (typeof message === 'string' && MESSAGES.test(message)) || isDatabaseAway(cause);
}
