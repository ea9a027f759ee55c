import { describeMachine, type Conditions } from './conditions.ts';
import { markdownTable } from './markdown-table.ts';

/** The head of a report: one row for all that was measured under the same conditions, the newest first. */
export function conditionsTable(
  title: string,
  measured: readonly { name: string; conditions: Conditions }[],
): string {
  const names = new Map<string, string[]>();
  for (const { name, conditions } of measured) {
    const { date, commit, node } = conditions;
    const key = [date, `\`${commit}\``, node, describeMachine(conditions)].join(' | ');
    names.set(key, [...(names.get(key) ?? []), name]);
  }
  const rows = [...names].map(([key, group]) => [...key.split(' | '), group.join(', ')]);
  const newestFirst = rows.toSorted(([a = ''], [b = '']) => b.localeCompare(a));
  return markdownTable(['Date', 'Commit', 'Node', 'Machine', title], newestFirst);
}
