import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A fenced block of a page with the name of its file. */
export type GuideBlock = { kind: string; file: string; text: string };

/** The blocks of a Markdown page that name a file, in order. */
export function readGuide(markdown: string): GuideBlock[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
  );
}

/**
 * Applies a block to a copy of the project: creates its file, or changes one. Files of the copy are hard
 * links to the originals, so a changed file is written as a new one. @throws when a context line of a
 * change is missing
 */
export function followBlock(folder: string, { kind, file, text }: GuideBlock): void {
  const path = join(folder, file);
  const changed = kind === 'diff' ? applyChange(readFileSync(path, 'utf8'), text, file) : text;
  if (kind !== 'diff' && existsSync(path)) throw new Error(`${file} is there already.`);
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, changed);
}

/**
 * Inserts lines with `+` after the last context line, which matches by its beginning if it ends with `…`;
 * removes lines with `-`.
 */
function applyChange(original: string, change: string, file: string): string {
  const lines = original.split('\n');
  let position = 0;
  for (const line of change.split('\n').filter(Boolean)) {
    const [sign, rest] = [line[0], line.slice(1)];
    if (sign === '+') {
      lines.splice(position, 0, rest);
      position += 1;
      continue;
    }
    const start = rest.replace(/…$/, '').trim();
    const found = lines.findIndex((it) =>
      rest.endsWith('…') ? it.trim().startsWith(start) : it.trim() === start,
    );
    if (found === -1) throw new Error(`${file} has no line ${rest.trim()}`);
    if (sign === '-') lines.splice(found, 1);
    position = sign === '-' ? found : found + 1;
  }
  return lines.join('\n');
}
