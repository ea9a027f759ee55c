import { INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { tagRow } from '#backoffice/documents/layout/tag-row.ts';
import {
  heightOfText,
  moveDown,
  writeText,
  type TextStyle,
} from '#backoffice/documents/layout/write-text.ts';

export type Fact = [name: string, value: string];

const COLUMNS = 4;
const GAP = 14;
const NAME: TextStyle = { face: 'text', size: 8, color: NOTE };
const VALUE: TextStyle = { face: 'text', size: 9, color: INK };
const PADDING = 6;

/** Draws facts in columns, each below its label; tagged in the PDF as a table with one row per fact. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]): void {
  sheet.group('Table', () => {
    for (let from = 0; from < facts.length; from += COLUMNS)
      drawRow(sheet, facts.slice(from, from + COLUMNS));
  });
  moveDown(sheet, VALUE, 0.6);
}

function drawRow(sheet: Sheet, facts: readonly Fact[]): void {
  const { pdf } = sheet;
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  const height = Math.max(...facts.map((fact) => heightOf(sheet, fact, width)));
  sheet.ensure(height);
  const top = pdf.y;
  sheet.decorate(() =>
    pdf
      .moveTo(MARGIN, top)
      .lineTo(MARGIN + WIDTH, top)
      .lineWidth(0.5)
      .stroke(STONE),
  );
  for (const [index, [name, value]] of facts.entries()) {
    const x = MARGIN + index * (width + GAP);
    tagRow(sheet, [
      { scope: 'Row', draw: () => writeText(sheet, NAME, name, { x, y: top + PADDING, width }) },
      { draw: () => writeText(sheet, VALUE, value, { x, y: pdf.y, width }) },
    ]);
  }
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function heightOf(sheet: Sheet, [name, value]: Fact, width: number): number {
  const above = heightOfText(sheet, NAME, name, width);
  return above + heightOfText(sheet, VALUE, value, width) + 2 * PADDING;
}
