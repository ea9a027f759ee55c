import { INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { heightOfText, writeText } from '#backoffice/documents/layout/write-text.ts';

export type Fact = [name: string, value: string];

const COLUMNS = 4;
const GAP = 14;
const NAME = 8;
const VALUE = 9;
const PADDING = 6;

/** What is to be known of a paper, each fact below its name, some in a row. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  for (let from = 0; from < facts.length; from += COLUMNS) drawRow(sheet, facts.slice(from, from + COLUMNS));
  sheet.pdf.moveDown(0.6);
}

function drawRow(sheet: Sheet, facts: readonly Fact[]): void {
  const { pdf } = sheet;
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const height = Math.max(...facts.map((fact) => heightOf(sheet, fact, width)));
  sheet.ensure(height);
  const top = pdf.y;
  pdf
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .lineWidth(0.5)
    .stroke(STONE);
  for (const [index, [name, value]] of facts.entries()) {
    const x = MARGIN + index * (width + GAP);
    sheet.tag('P', () => {
      pdf.fontSize(NAME).fillColor(NOTE);
      writeText(sheet, 'text', name, { x, y: top + PADDING, width });
      pdf.fontSize(VALUE).fillColor(INK);
      writeText(sheet, 'text', value, { x, y: pdf.y, width });
    });
  }
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function heightOf(sheet: Sheet, [name, value]: Fact, width: number): number {
  sheet.pdf.fontSize(NAME);
  const above = heightOfText(sheet, 'text', name, width);
  sheet.pdf.fontSize(VALUE);
  return above + heightOfText(sheet, 'text', value, width) + 2 * PADDING;
}
