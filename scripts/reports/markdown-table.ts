/** A Markdown table. The formatter pads its cells. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
