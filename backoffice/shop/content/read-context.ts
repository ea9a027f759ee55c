import type { Findings } from '#backoffice/shop/files/finding.ts';
import type { Locale } from '#shared/locale.ts';
import type { Positions } from './positions.ts';

/** `languages`: those of the shop. An entry without one of them is reported as a warning. */
export type ReadContext = { findings: Findings; positions: Positions; languages: readonly Locale[] };
