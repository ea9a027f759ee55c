import type { Scope } from '#backoffice/http/scope.ts';

/** The site and the language in which elements are read. */
export type ElementScope = Pick<Scope, 'siteId' | 'lang'>;
