import type { z } from 'zod';
import { errorAt, type Findings, type Position } from './finding.ts';
import { parseYaml } from './parse-yaml.ts';
import { readText } from './read-yaml.ts';
import type { ShopFolder } from './shop-folder.ts';
import { trimLines } from './trim-lines.ts';

/** A Markdown file: validated front matter, and the text below it without blank lines around it. */
export type MarkdownFile<Front> = {
  front: Front;
  at: (path: readonly (string | number)[]) => Position;
  body: string;
  /** Line of the file on which the body starts, from one. */
  bodyLine: number;
};

/** The part of a body in one language. */
export type LanguageSection = { language: string; body: string; bodyLine: number };

const FENCE = '---';
const SECTION = /^## ([a-z]{2})\s*$/;
const CODE_FENCE = /^\s*(?:```|~~~)/;

/** Reads a Markdown file with front matter; `undefined` when it is missing or has errors. */
export async function readMarkdown<Schema extends z.ZodType>(
  folder: ShopFolder,
  path: string,
  front: Schema,
  findings: Findings,
): Promise<MarkdownFile<z.output<Schema>> | undefined> {
  const text = await readText(folder, path, findings);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const last =
    lines[0]?.trimEnd() === FENCE
      ? lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
      : 0;
  if (last <= 0) {
    const code = last === 0 ? 'front_missing' : 'front_open';
    findings.add(errorAt({ file: path, line: 1, column: 1 }, code));
    return undefined;
  }
  const head = { file: path, text: lines.slice(1, last).join('\n'), firstLine: 2 };
  const parsed = parseYaml(head, front, findings);
  if (parsed === undefined) return undefined;
  return { front: parsed.value, at: parsed.at, ...trimLines(lines.slice(last + 1), last + 2) };
}

/**
 * Splits a body by the headings `## fr`, `## en` …; other headings, and headings within code, belong to the text.
 * Text above the first section is the section of the language `''`.
 */
export function splitLanguages({ body, bodyLine }: { body: string; bodyLine: number }): LanguageSection[] {
  const sections: { language: string; lines: string[]; line: number }[] = [
    { language: '', lines: [], line: bodyLine },
  ];
  let isCode = false;
  for (const [index, line] of body.split('\n').entries()) {
    if (CODE_FENCE.test(line)) isCode = !isCode;
    const [, language] = isCode ? [] : (SECTION.exec(line) ?? []);
    if (language === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ language, lines: [], line: bodyLine + index + 1 });
  }
  return sections
    .map(({ language, lines, line }) => ({ language, ...trimLines(lines, line) }))
    .filter(({ language, body: text }) => language !== '' || text !== '');
}
