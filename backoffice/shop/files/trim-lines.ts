/** Lines without blank ones around them, and the line on which they start. */
export function trimLines(lines: readonly string[], firstLine: number): { body: string; bodyLine: number } {
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return { body: '', bodyLine: firstLine };
  return { body: lines.slice(first).join('\n').trimEnd(), bodyLine: firstLine + first };
}
