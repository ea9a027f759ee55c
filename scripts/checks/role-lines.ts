import { OPERATIONS } from '#shared/contract/operations.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { hasRole, isForOperators, OPERATOR_ROLES } from '#shared/contract/operator-role.ts';

/** Rows of the table of operations and roles in docs/operators.md, without padding. */
export function roleLines(): string[] {
  const operations: readonly Operation[] = OPERATIONS;
  return [
    `| operation | ${OPERATOR_ROLES.join(' | ')} |`,
    `| --- | ${OPERATOR_ROLES.map(() => '---').join(' | ')} |`,
    ...operations.filter(isForOperators).map(({ id, roles }) => {
      const cells = OPERATOR_ROLES.map((role) => (hasRole([role], roles) ? 'yes' : '–'));
      return `| \`${id}\` | ${cells.join(' | ')} |`;
    }),
  ];
}
