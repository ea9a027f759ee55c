import type { Scope } from '#backoffice/http/scope.ts';

/** Site and language in which elements are read. */
export type ElementScope = Pick<Scope, 'siteId' | 'lang'>;
