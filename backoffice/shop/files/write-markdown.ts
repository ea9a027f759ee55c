import { trimLines } from './trim-lines.ts';
import { yamlText } from './write-yaml.ts';

/** A Markdown file with front matter. */
export function markdownText(front: unknown, body: string): string {
  const content = trimLines(body.split('\n'), 1).body;
  return `---\n${yamlText(front)}---\n${content === '' ? '' : `\n${content}\n`}`;
}
