import type { Findings } from '#backoffice/shop/files/finding.ts';
import { closest } from 'fastest-levenshtein';
import { BlockSyntaxError, joinLines, trimLines, type Line } from './block-format.ts';
import { BLOCK_FORMATS, BLOCK_TYPES, isBlockType } from './block-formats.ts';
import { createYamlFormat } from './yaml-format.ts';

/** A block before validation by the contract. `lineOf`: line of a field by its path within the block. */
export type ParsedBlock = {
  block: Record<string, unknown>;
  lineOf: (path: readonly PropertyKey[]) => number;
};

const OPENING = /^::: ?([A-Za-z_-]+)(?: (.*))?$/;
const OPTION_NAMES = /^[a-z ]+$/;
const END = /^:::\s*$/;
const YAML = createYamlFormat();

/**
 * Blocks of the body of a page. Text needs no markers; other blocks stand between `:::type heading` and `:::`. A block
 * that cannot be read is reported with its line and left out.
 * @param firstLine number of the body's first line in its file
 */
export function parseBlocks(
  body: string,
  { file, firstLine, findings }: { file: string; firstLine: number; findings: Findings },
): ParsedBlock[] {
  const report = ({ code, line, values }: BlockSyntaxError) =>
    findings.add({ file, line, column: 1, field: 'blocks', severity: 'error', code, values });
  return splitBody(body, firstLine, report).flatMap((section) => {
    try {
      return section.opening ? [parseContainer(section.opening, section.lines)] : plainText(section.lines);
    } catch (error) {
      if (!(error instanceof BlockSyntaxError)) throw error;
      report(error);
      return [];
    }
  });
}

type Section = { opening: Line | undefined; lines: Line[] };

function splitBody(body: string, firstLine: number, report: (error: BlockSyntaxError) => void): Section[] {
  const sections: Section[] = [{ opening: undefined, lines: [] }];
  let isOpen = false;
  for (const [index, text] of body.split(/\r?\n/).entries()) {
    const line = { text, number: firstLine + index };
    if (END.test(text)) {
      if (!isOpen) report(new BlockSyntaxError('block_end_without_start', line.number));
      isOpen = false;
      sections.push({ opening: undefined, lines: [] });
    } else if (text.startsWith(':::')) {
      const { opening } = sections.at(-1) ?? {};
      if (isOpen && opening) report(new BlockSyntaxError('block_without_end', opening.number));
      isOpen = true;
      sections.push({ opening: line, lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  const last = sections.at(-1)?.opening;
  if (isOpen && last) report(new BlockSyntaxError('block_without_end', last.number));
  return sections;
}

function plainText(lines: readonly Line[]): ParsedBlock[] {
  const markdown = joinLines(lines);
  const line = trimLines(lines)[0]?.number ?? 0;
  return markdown === '' ? [] : [{ block: { type: 'text', markdown }, lineOf: () => line }];
}

function parseContainer(opening: Line, body: readonly Line[]): ParsedBlock {
  const [, type = '', rest = ''] = OPENING.exec(opening.text.trimEnd()) ?? [];
  if (!isBlockType(type))
    throw new BlockSyntaxError('unknown_block', opening.number, {
      found: type || opening.text,
      nearest: closest(type, BLOCK_TYPES),
    });
  const { heading, named } = splitOptions(rest);
  const options = named.split(' ').filter(Boolean);
  const unknown = options.find((option) => option !== 'dated' && option !== 'yaml');
  if (unknown) throw new BlockSyntaxError('unknown_option', opening.number, { found: unknown });
  const format = options.includes('yaml') ? YAML : BLOCK_FORMATS[type];
  const { head } = format;
  if (!head && heading.trim() !== '')
    throw new BlockSyntaxError('heading_not_allowed', opening.number, { type });
  const { fields, lines } = format.parse(body.length > 0 ? body : [{ text: '', number: opening.number }]);
  return {
    block: {
      type,
      ...(head && { [head]: heading.trim() }),
      ...fields,
      ...(options.includes('dated') && { dated: true }),
    },
    lineOf: (path) => nearestLine(path, lines) ?? opening.number,
  };
}

/** Splits the heading from the options in braces at the end of the opening line. */
function splitOptions(rest: string): { heading: string; named: string } {
  const start = rest.lastIndexOf('{');
  const named = rest.slice(start + 1, -1);
  const isOptions = start !== -1 && rest.endsWith('}') && OPTION_NAMES.test(named);
  return isOptions ? { heading: rest.slice(0, start), named } : { heading: rest, named: '' };
}

/** The line of the longest part of the path that has one. */
function nearestLine(
  path: readonly PropertyKey[],
  lines: ReadonlyMap<string, number> | undefined,
): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const line = lines?.get(path.slice(0, length).join('.'));
    if (line !== undefined) return line;
  }
  return undefined;
}
