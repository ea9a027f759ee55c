import { EMBER, INK, MARGIN, NOTE, PLASTER, STONE, WIDTH, type Sheet } from './sheet.ts';
import { heightOfText, writeText } from './write-text.ts';

const BODY = 10;
const HEADING_ROOM = 90;
const INDENT = 20;

/** The first page's head: what the document is, of what, and one sentence. */
export function drawTitle(sheet: Sheet, words: { kind: string; name: string; subtitle: string }): void {
  const { pdf } = sheet;
  sheet.tag('P', () => {
    pdf.font('strong').fontSize(BODY).fillColor(EMBER).text(words.kind, MARGIN, pdf.y);
  });
  sheet.tag('H1', () => {
    pdf
      .font('title')
      .fontSize(44)
      .fillColor(INK)
      .text(words.name, MARGIN, pdf.y, { width: WIDTH, lineGap: -6 });
  });
  sheet.tag('P', () => {
    pdf.fontSize(13).fillColor(NOTE);
    writeText(sheet, 'text', words.subtitle);
  });
  pdf.moveDown(1).fillColor(INK);
}

/** A title with its bookmark; `isNewPage` for parts that begin one. */
export function drawHeading(sheet: Sheet, title: string, options: { isNewPage?: boolean } = {}): void {
  const { pdf } = sheet;
  if (options.isNewPage) pdf.addPage();
  else sheet.ensure(HEADING_ROOM);
  pdf.outline.addItem(title);
  if (!options.isNewPage) pdf.moveDown(1.2);
  sheet.tag('H2', () => {
    pdf.font('title').fontSize(18).fillColor(INK).text(title, MARGIN, pdf.y, { width: WIDTH });
  });
  pdf.moveDown(0.5);
}

export function drawParagraph(sheet: Sheet, text: string, width = WIDTH * 0.86): void {
  const { pdf } = sheet;
  pdf.fontSize(BODY).fillColor(INK);
  sheet.ensure(heightOfText(sheet, 'text', text, width));
  sheet.tag('P', () => writeText(sheet, 'text', text, { width }));
  pdf.moveDown(0.6);
}

/** Numbered where the order counts, with a mark else. */
export function drawList(sheet: Sheet, items: readonly string[], isOrdered = false): void {
  const { pdf } = sheet;
  const width = WIDTH * 0.86 - INDENT;
  for (const [index, item] of items.entries()) {
    pdf.fontSize(BODY).fillColor(INK);
    sheet.ensure(heightOfText(sheet, 'text', item, width));
    const top = pdf.y;
    sheet.tag('L', () => {
      if (isOrdered) {
        pdf
          .font('strong')
          .fillColor(EMBER)
          .text(String(index + 1), MARGIN, top, { width: INDENT });
      } else {
        pdf.rect(MARGIN, top + 5, 4, 1.2).fill(EMBER);
      }
      pdf.fillColor(INK);
      writeText(sheet, 'text', item, { x: MARGIN + INDENT, y: top, width });
    });
    pdf.moveDown(0.45);
  }
}

/** A warning that must not be overlooked: on a tinted ground with a rule at its side. */
export function drawWarning(sheet: Sheet, text: string): void {
  const { pdf } = sheet;
  const width = WIDTH - 2 * INDENT;
  pdf.fontSize(BODY);
  const height = heightOfText(sheet, 'strong', text, width) + 18;
  sheet.ensure(height + 8);
  const top = pdf.y;
  sheet.tag('P', () => {
    pdf.rect(MARGIN, top, WIDTH, height).fill(PLASTER);
    pdf.rect(MARGIN, top, 3, height).fill(EMBER);
    pdf.fillColor(INK);
    writeText(sheet, 'strong', text, { x: MARGIN + INDENT, y: top + 10, width });
  });
  pdf.y = top + height + 10;
}

export type TableRow = readonly string[];

/** Horizontal rules only; the first row is the head where `hasHead`. `widths` are shares of the page's. */
export function drawTable(
  sheet: Sheet,
  rows: readonly TableRow[],
  options: { widths?: readonly number[]; hasHead?: boolean } = {},
): void {
  const { pdf } = sheet;
  const columns = rows[0]?.length ?? 0;
  const widths = options.widths ?? Array.from({ length: columns }, () => 1 / columns);
  for (const [index, row] of rows.entries()) {
    const isHead = Boolean(options.hasHead) && index === 0;
    pdf.fontSize(9);
    const face = (column: number) => (isHead || column === 0 ? 'strong' : 'text');
    const heights = row.map((cell, column) =>
      heightOfText(sheet, face(column), cell, WIDTH * (widths[column] ?? 0) - 8),
    );
    const height = Math.max(...heights) + 10;
    sheet.ensure(height);
    const top = pdf.y;
    sheet.tag('P', () => {
      pdf
        .moveTo(MARGIN, top)
        .lineTo(MARGIN + WIDTH, top)
        .lineWidth(isHead ? 1 : 0.5)
        .stroke(isHead ? INK : STONE);
      let left = MARGIN;
      for (const [column, cell] of row.entries()) {
        const width = WIDTH * (widths[column] ?? 0);
        pdf.fontSize(9).fillColor(isHead ? NOTE : INK);
        writeText(sheet, face(column), cell, { x: left, y: top + 5, width: width - 8 });
        left += width;
      }
    });
    pdf.y = top + height;
  }
  pdf.x = MARGIN;
  pdf.moveDown(0.8);
}
