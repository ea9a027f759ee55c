import type { Scope } from '#backoffice/http/scope.ts';

export type ElementScope = Pick<Scope, 'siteId' | 'lang'>;
