import { compileTable } from './compile-redirects.ts';
import { PATTERNS } from './patterns.ts';
import { REDIRECTS } from './redirects.ts';

const TABLE = compileTable(REDIRECTS, PATTERNS);

/** The legacy table (spec section 2) as one look-up: a host and a path with its query → the target. */
export const matchRedirect = TABLE.match;

/** The rules of the table by which an address is redirected, in order; none where it is not. */
export const traceRedirect = TABLE.trace;
