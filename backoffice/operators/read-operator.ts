import type { Operator, ReadOperator } from '#backoffice/http/principal.ts';
import { isSameText } from '#shared/is-same-text.ts';

const MACHINE: Operator = { kind: 'machine', name: 'OPERATOR_TOKEN', roles: ['owner'] };

/** Resolves the token of the configuration, which has every role. */
export function createReadOperator({ operatorToken }: { operatorToken: string }): ReadOperator {
  return async (token) => (isSameText(token, operatorToken) ? MACHINE : undefined);
}
