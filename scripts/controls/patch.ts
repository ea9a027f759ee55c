import type { Control } from './control.ts';

/** A source without its protection. */
export function patch(source: string, { find, replace }: Pick<Control, 'find' | 'replace'>): string {
  const start = source.indexOf(find);
  return start === -1 ? source : source.slice(0, start) + replace + source.slice(start + find.length);
}
