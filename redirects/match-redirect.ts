import { compileTable } from './compile-redirects.ts';
import { PATTERNS } from './patterns.ts';
import { REDIRECTS } from './redirects.ts';

const TABLE = compileTable(REDIRECTS, PATTERNS);

/** Looks up a host and a path with its query in the legacy table (spec section 2). */
export const matchRedirect = TABLE.match;

/** The rules that redirect an address, in order; empty without a redirect. */
export const traceRedirect = TABLE.trace;
