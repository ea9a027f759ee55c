import type { ProductTexts } from '#shared/contract/shop/product-record.ts';

/** The texts of a product in one language that its Markdown holds. */
export type ProductBody = Pick<ProductTexts, 'lead' | 'story' | 'points' | 'technical'>;

type Report = (line: number, code: string) => void;
type Block = { line: number; lines: string[] };

const HEADING = '### ';
const ITEM = /^[-*] +/;
const SEPARATOR = /^\|(?: *:?-+:? *\|)+ *$/;
const CELL_END = /(?<!\\)\|/;

/**
 * Parses the section of a language: a lead paragraph, `### Title` with the paragraph of the story, the selling
 * points as a list (`- **Title**: text`), the technical rows as a table. `report` receives line and code of what
 * belongs to none of these.
 */
export function parseProductBody(section: { body: string; bodyLine: number }, report: Report): ProductBody {
  const body: ProductBody = { lead: '', points: [], technical: [] };
  let storyLine = section.bodyLine;
  for (const block of blocksOf(section)) {
    const [first = ''] = block.lines;
    const heading = headingOf(first);
    if (heading !== undefined) {
      if (body.story) report(block.line, 'product_heading');
      else body.story = { title: heading.trim(), text: '' };
      storyLine = block.line;
    } else if (ITEM.test(first)) body.points.push(...pointsOf(block, report));
    else if (first.startsWith('|')) body.technical.push(...technicalOf(block, report));
    else addParagraph(body, block, report);
  }
  if (body.story?.text === '') report(storyLine, 'product_story');
  return body;
}

/** The section of a language as Markdown. */
export function productBodyText(
  { lead, story, points, technical }: ProductBody,
  columns: [string, string],
): string {
  const blocks = [
    ...(lead === '' ? [] : [lead]),
    ...(story ? [`### ${story.title}`, story.text] : []),
    ...(points.length > 0 ? [points.map(({ title, text }) => `- **${title}**: ${text}`).join('\n')] : []),
    ...(technical.length > 0
      ? [
          [columns, ['---', '---'], ...technical.map(({ label, value }) => [label, value])]
            .map((cells) => `| ${cells.map(escapeCell).join(' | ')} |`)
            .join('\n'),
        ]
      : []),
  ];
  return blocks.join('\n\n');
}

function addParagraph(body: ProductBody, { line, lines }: Block, report: Report): void {
  const text = lines.map((one) => one.trim()).join(' ');
  const isBehind = body.points.length > 0 || body.technical.length > 0;
  if (isBehind || text.startsWith('#')) report(line, 'product_paragraph');
  else if (!body.story && body.lead === '') body.lead = text;
  else if (body.story?.text === '') body.story.text = text;
  else report(line, 'product_paragraph');
}

function pointsOf({ line, lines }: Block, report: Report): ProductBody['points'] {
  const items: Block[] = [];
  for (const [index, text] of lines.entries()) {
    if (ITEM.test(text)) items.push({ line: line + index, lines: [text.replace(ITEM, '')] });
    else items.at(-1)?.lines.push(text.trim());
  }
  return items.flatMap((item) => {
    const [title, text] = readPoint(item.lines.join(' ').trim());
    if (title !== undefined && text !== undefined) return [{ title, text }];
    report(item.line, 'product_point');
    return [];
  });
}

/** Rows of a table; its header only says what the columns are. */
function technicalOf({ line, lines }: Block, report: Report): ProductBody['technical'] {
  if (!SEPARATOR.test(lines[1]?.trim() ?? '')) {
    report(line, 'product_table');
    return [];
  }
  return lines.slice(2).flatMap((text, index) => {
    const cells = text.trim().replace(/^\|/, '').split(CELL_END).map(unescapeCell);
    const [label = '', value = '', ...others] = cells;
    if (label !== '' && value !== '' && others.join('') === '') return [{ label, value }];
    report(line + 2 + index, 'product_row');
    return [];
  });
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function unescapeCell(text: string): string {
  return text.trim().replaceAll('\\|', '|');
}

/** Paragraphs, lists and tables; a heading is a block of its own. */
function blocksOf({ body, bodyLine }: { body: string; bodyLine: number }): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, line] of body.split('\n').entries()) {
    const isHeading = headingOf(line) !== undefined;
    if (line.trim() === '') isOpen = false;
    else if (isOpen && !isHeading) blocks.at(-1)?.lines.push(line);
    else blocks.push({ line: bodyLine + index, lines: [line] });
    if (line.trim() !== '') isOpen = !isHeading;
  }
  return blocks;
}

/** The text of a heading; `undefined` for another line. */
function headingOf(line: string): string | undefined {
  return line.startsWith(HEADING) ? line.slice(HEADING.length).trim() || undefined : undefined;
}

/** Title and text of `**Title**: text`; nothing for another text. */
function readPoint(item: string): [title?: string, text?: string] {
  if (!item.startsWith('**')) return [];
  const end = item.indexOf('**', 2);
  const rest = end > 2 ? item.slice(end + 2).trimStart() : '';
  const text = rest.startsWith(':') ? rest.slice(1).trim() : '';
  return text === '' ? [] : [item.slice(2, end), text];
}
