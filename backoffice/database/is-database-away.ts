/** Classes of SQLSTATE in which a later try can succeed: connections (08), resources (53), shutdown and restart (57P). */
const PASSING_STATES = /^(?:08|53|57P)/;
/** Codes of sockets that reach no database. */
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
/** Messages of errors without a code: of pg, of its pool, of Kysely and of PGlite. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Cannot use a pool after|driver has already been destroyed|PGlite is (?:closed|closing))/;

/**
 * True for an error that says that the database cannot be reached or has no room at the moment: the call failed, and
 * may succeed later. Anything else is a mistake of a statement or of ours.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause, errors } = error as Record<string, unknown>;
  if (typeof code === 'string' && (SOCKET_CODES.has(code) || PASSING_STATES.test(code))) return true;
  // Several addresses were tried, and none of them answered.
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  return (typeof message === 'string' && MESSAGES.test(message)) || isDatabaseAway(cause);
}
