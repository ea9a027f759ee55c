import type { SavStep } from '#shared/contract/sav.ts';

const HEADING = /^## (.*)$/;
const MARK = '{professional}';
/** A heading within a text is written with a backslash. */
const ESCAPABLE = /^\\*## /;

export type ParsedStep = SavStep & { line: number };

/**
 * Steps of a body: each starts with a heading of the second level; `{professional}` after it marks a step that only a
 * professional may do. `strayLine`: line of a text before the first heading.
 */
export function parseSteps(
  body: string,
  firstLine: number,
): { steps: ParsedStep[]; strayLine: number | undefined } {
  const steps: (ParsedStep & { lines: string[] })[] = [];
  let strayLine: number | undefined;
  for (const [index, line] of body.split('\n').entries()) {
    const heading = HEADING.exec(line)?.[1]?.trim();
    const current = steps.at(-1);
    if (heading !== undefined) {
      const professional = heading.endsWith(MARK);
      const title = professional ? heading.slice(0, -MARK.length).trimEnd() : heading;
      steps.push({ title, text: '', professional, line: firstLine + index, lines: [] });
    } else if (current) current.lines.push(unescapeHeading(line));
    else if (line.trim() !== '') strayLine ??= firstLine + index;
  }
  return {
    steps: steps.map(({ lines, ...step }) => ({ ...step, text: lines.join('\n').trim() })),
    strayLine,
  };
}

export function stepsText(steps: readonly SavStep[]): string {
  return steps
    .map(({ title, text, professional }) => {
      const lines = text.split('\n').map((line) => escapeHeading(line));
      return `## ${title}${professional ? ` ${MARK}` : ''}\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

function escapeHeading(line: string): string {
  return ESCAPABLE.test(line) ? `\\${line}` : line;
}

function unescapeHeading(line: string): string {
  return line.startsWith('\\') && ESCAPABLE.test(line) ? line.slice(1) : line;
}
