import { typeset } from '#shared/domain/typeset.ts';
import { accentOf, INK, MARGIN, NOTE, PLASTER, STONE, WIDTH, type Sheet } from './sheet.ts';
import { columnLeft, tagRow } from './tag-row.ts';
import { heightOfText, moveDown, writeText, type TextStyle } from './write-text.ts';

const BODY: TextStyle = { face: 'text', size: 10, color: INK };
const MARK: Omit<TextStyle, 'color'> = { face: 'strong', size: 10 };
const WARNING: TextStyle = { face: 'strong', size: 10, color: INK };
const NAME: TextStyle = { face: 'title', size: 44, color: INK, lineGap: -6 };
const SUBTITLE: TextStyle = { face: 'text', size: 13, color: NOTE };
const HEADING: TextStyle = { face: 'title', size: 18, color: INK, lineGap: 0 };
const HEADING_ROOM = 90;
const INDENT = 20;

/** Head of the first page: kind of document, name, and one sentence. */
export function drawTitle(sheet: Sheet, words: { kind: string; name: string; subtitle: string }): void {
  sheet.tag('P', () => writeText(sheet, { ...MARK, color: accentOf(sheet), lineGap: 0 }, words.kind));
  sheet.tag('H1', () => writeText(sheet, NAME, words.name));
  sheet.tag('P', () => writeText(sheet, SUBTITLE, typeset(words.subtitle, sheet.lang)));
  moveDown(sheet, SUBTITLE, 1);
}

/** A heading with its bookmark; `isNewPage` starts a new page. */
export function drawHeading(sheet: Sheet, words: string, options: { isNewPage?: boolean } = {}): void {
  const { pdf, lang } = sheet;
  const title = typeset(words, lang);
  if (options.isNewPage) pdf.addPage();
  else sheet.ensure(HEADING_ROOM);
  if (!options.isNewPage) moveDown(sheet, BODY, 1.2);
  sheet.heading(title, () => writeText(sheet, HEADING, title));
  moveDown(sheet, HEADING, 0.5);
}

export function drawParagraph(sheet: Sheet, words: string, width = WIDTH * 0.86): void {
  const text = typeset(words, sheet.lang);
  sheet.ensure(heightOfText(sheet, BODY, text, width));
  sheet.tag('P', () => writeText(sheet, BODY, text, { width }));
  moveDown(sheet, BODY, 0.6);
}

/** An ordered list is numbered, another has bullets. */
export function drawList(sheet: Sheet, items: readonly string[], isOrdered = false): void {
  const { pdf, lang } = sheet;
  const width = WIDTH * 0.86 - INDENT;
  const drawItem = (item: string, index: number) => {
    const top = pdf.y;
    if (isOrdered)
      sheet.tag('Lbl', () =>
        writeText(sheet, { ...MARK, color: accentOf(sheet) }, String(index + 1), { y: top, width: INDENT }),
      );
    else sheet.decorate(() => pdf.rect(MARGIN, top + 5, 4, 1.2).fill(accentOf(sheet)));
    sheet.tag('LBody', () => writeText(sheet, BODY, item, { x: MARGIN + INDENT, y: top, width }));
  };
  sheet.group(
    'L',
    () => {
      for (const [index, item] of typeset(items, lang).entries()) {
        sheet.ensure(heightOfText(sheet, BODY, item, width));
        sheet.group('LI', () => drawItem(item, index));
        moveDown(sheet, BODY, 0.45);
      }
    },
    { isNumbered: isOrdered },
  );
}

/** A warning on a tinted background, with a rule at its side. */
export function drawWarning(sheet: Sheet, words: string): void {
  const { pdf, lang } = sheet;
  const text = typeset(words, lang);
  const width = WIDTH - 2 * INDENT;
  const height = heightOfText(sheet, WARNING, text, width) + 18;
  sheet.ensure(height + 8);
  const top = pdf.y;
  sheet.decorate(() => {
    pdf.rect(MARGIN, top, WIDTH, height).fill(PLASTER);
    pdf.rect(MARGIN, top, 3, height).fill(accentOf(sheet));
  });
  sheet.tag('P', () => writeText(sheet, WARNING, text, { x: MARGIN + INDENT, y: top + 10, width }));
  pdf.y = top + height + 10;
}

export type TableRow = readonly string[];

/**
 * A table with horizontal rules. With `hasHead` the first row is the head; the first cell of
 * each other row is its header. `widths` are shares of the page width.
 */
export function drawTable(
  sheet: Sheet,
  rows: readonly TableRow[],
  options: { widths?: readonly number[]; hasHead?: boolean } = {},
): void {
  const { pdf, lang } = sheet;
  const columns = rows[0]?.length ?? 0;
  const widths = options.widths ?? Array.from({ length: columns }, () => 1 / columns);
  sheet.group('Table', () => {
    for (const [index, row] of typeset(rows, lang).entries())
      drawTableRow(sheet, row, { widths, isHead: Boolean(options.hasHead) && index === 0 });
  });
  pdf.x = MARGIN;
  moveDown(sheet, { ...BODY, size: 9 }, 0.8);
}

function drawTableRow(
  sheet: Sheet,
  row: TableRow,
  { widths, isHead }: { widths: readonly number[]; isHead: boolean },
): void {
  const { pdf } = sheet;
  const cells = row.map((text, column) => {
    const isName = isHead || column === 0;
    const style: TextStyle = { face: isName ? 'strong' : 'text', size: 9, color: isHead ? NOTE : INK };
    const left = columnLeft(widths, column);
    return { text, style, isName, left, width: WIDTH * (widths[column] ?? 0) - 8 };
  });
  const heights = cells.map(({ text, style, width }) => heightOfText(sheet, style, text, width));
  const height = Math.max(...heights) + 10;
  sheet.ensure(height);
  const top = pdf.y;
  sheet.decorate(() =>
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .lineWidth(isHead ? 1 : 0.5)
      .stroke(isHead ? INK : STONE),
  );
  tagRow(
    sheet,
    cells.map(({ text, style, isName, left, width }) => ({
      ...(isName && { scope: isHead ? 'Column' : 'Row' }),
      draw: () => writeText(sheet, style, text, { x: left, y: top + 5, width }),
    })),
  );
  pdf.y = top + height;
}
