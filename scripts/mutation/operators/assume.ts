import type { Mutation } from '../mutation.ts';
import { findInnermost, type Mark } from '../syntax.ts';
import type { Placed } from '#scripts/syntax-tree.ts';

/** Fields that contain a condition: tests, operands of `&&` and `||`, values of predicates and flags. */
const CONDITIONS: Record<string, readonly string[]> = {
  ArrowFunctionExpression: ['body'],
  ConditionalExpression: ['test'],
  IfStatement: ['test'],
  LogicalExpression: ['left', 'right'],
  ReturnStatement: ['argument'],
  VariableDeclarator: ['init'],
  WhileStatement: ['test'],
};

/** Replaces the smallest condition with these marks by true. */
export function assumeTrue(...marks: Mark[]): Mutation {
  return changeCondition('assumeTrue', marks, () => 'true');
}

/** Replaces the smallest condition with these marks by false. */
export function assumeFalse(...marks: Mark[]): Mutation {
  return changeCondition('assumeFalse', marks, () => 'false');
}

/** Negates the smallest condition with these marks. */
export function negate(...marks: Mark[]): Mutation {
  return changeCondition('negate', marks, (condition) => `!(${condition})`);
}

function changeCondition(name: string, marks: Mark[], change: (condition: string) => string): Mutation {
  return {
    words: `${name}(${marks.join(', ')})`,
    find: (roots, source) =>
      findInnermost(roots, isCondition, marks).map(({ node: { start, end } }) => ({
        start,
        end,
        text: change(source.slice(start, end)),
      })),
  };
}

function isCondition({ node, field, parent }: Placed): boolean {
  if (parent === undefined || node.type === 'BlockStatement' || node.type === 'Literal') return false;
  if (parent.type === 'LogicalExpression' && parent.operator === '??') return false;
  return CONDITIONS[parent.type]?.includes(field) ?? false;
}
