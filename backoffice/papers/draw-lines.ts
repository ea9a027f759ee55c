import { BOTTOM, INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import {
  heightOfText,
  moveDown,
  writeLine,
  writeText,
  type TextStyle,
} from '#backoffice/documents/layout/write-text.ts';
import type { PaperLine } from './paper.ts';
import { money, rateText } from './paper-format.ts';
import { PAPER_WORDS } from './paper-words.ts';

const ITEM: TextStyle = { face: 'strong', size: 9, color: INK };
const FIGURE: TextStyle = { face: 'text', size: 9, color: INK };
const DETAIL: TextStyle = { face: 'text', size: 8, color: NOTE };
const PADDING = 5;
const BOX = 11;
/** The line that carries a sum over to the next page. */
const CARRY = 20;

/** Shares of the page's width. */
const PRICED = [0.43, 0.09, 0.17, 0.11, 0.2] as const;
const PLAIN = [0.72, 0.12, 0.16] as const;

/** Every line with what it comes to; where a page ends, the sum so far is carried over. */
export function drawPricedLines(sheet: Sheet, lines: readonly PaperLine[]): void {
  const { lang } = sheet;
  const words = PAPER_WORDS[lang];
  const head = [words.designation, words.quantity, words.unit, words.rate, words.total];
  const carry = (label: string, sum: number) => drawRow(sheet, PRICED, [label, '', '', '', money(sum, lang)]);
  let sum = 0;
  drawHead(sheet, PRICED, head);
  for (const line of lines) {
    if (!fits(sheet, PRICED, nameOf(line), noteOf(sheet, line))) {
      carry(words.carried, sum);
      sheet.pdf.addPage();
      drawHead(sheet, PRICED, head);
      carry(words.brought, sum);
    }
    const figures = [
      String(line.quantity),
      money(line.unit, lang),
      rateText(line.rate, lang),
      money(line.total, lang),
    ];
    drawRow(sheet, PRICED, [nameOf(line), ...figures], noteOf(sheet, line));
    sum += line.total;
  }
  close(sheet);
}

/** What is in the parcels, without a price, and room to tick it off. */
export function drawPlainLines(sheet: Sheet, lines: readonly PaperLine[]): void {
  const words = PAPER_WORDS[sheet.lang];
  const head = [words.designation, words.quantity, words.checked];
  drawHead(sheet, PLAIN, head);
  for (const line of lines) {
    if (!fits(sheet, PLAIN, nameOf(line), line.reference)) {
      sheet.pdf.addPage();
      drawHead(sheet, PLAIN, head);
    }
    drawBox(sheet);
    drawRow(sheet, PLAIN, [nameOf(line), String(line.quantity), ''], line.reference);
  }
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  drawRow(sheet, PLAIN, [words.pieces, String(pieces), '']);
  close(sheet);
}

/** To be ticked, in the last column of the row that begins here. */
function drawBox({ pdf }: Sheet): void {
  pdf
    .rect(MARGIN + WIDTH - BOX, pdf.y + PADDING, BOX, BOX)
    .lineWidth(0.75)
    .stroke(INK);
}

function nameOf({ name }: PaperLine): string {
  return name;
}

function noteOf({ lang }: Sheet, { reference, eco }: PaperLine): string {
  return eco === 0 ? reference : `${reference}, ${PAPER_WORDS[lang].eco_extra} ${money(eco, lang)}`;
}

function fits(sheet: Sheet, widths: readonly number[], name: string, note: string): boolean {
  return sheet.pdf.y + heightOf(sheet, widths, name, note) + CARRY <= BOTTOM;
}

function heightOf(sheet: Sheet, widths: readonly number[], name: string, note?: string): number {
  const width = WIDTH * (widths[0] ?? 0) - 8;
  const first = heightOfText(sheet, ITEM, name, width);
  if (note === undefined) return first + 2 * PADDING;
  return first + heightOfText(sheet, DETAIL, note, width) + 2 * PADDING;
}

function drawHead(sheet: Sheet, widths: readonly number[], cells: readonly string[]): void {
  drawCells(sheet, widths, cells, { rule: INK, ink: NOTE });
}

function drawRow(sheet: Sheet, widths: readonly number[], cells: readonly string[], note?: string): void {
  drawCells(sheet, widths, cells, { rule: STONE, ink: INK, ...(note !== undefined && { note }) });
}

/** The first column names, all others are figures and stand on the right. */
function drawCells(
  sheet: Sheet,
  widths: readonly number[],
  cells: readonly string[],
  { rule, ink, note }: { rule: string; ink: string; note?: string },
): void {
  const { pdf } = sheet;
  const height = heightOf(sheet, widths, cells[0] ?? '', note);
  const top = pdf.y;
  sheet.tag('P', () => {
    drawRule(sheet, top, rule);
    let left = MARGIN;
    for (const [column, cell] of cells.entries()) {
      const width = WIDTH * (widths[column] ?? 0);
      const place = { x: left, y: top + PADDING };
      if (column === 0) {
        writeText(sheet, { ...ITEM, color: ink }, cell, { ...place, width: width - 8 });
        if (note !== undefined) writeText(sheet, DETAIL, note, { x: left, width: width - 8 });
      } else if (cell !== '')
        writeLine(sheet, { ...FIGURE, color: ink }, cell, { ...place, width, align: 'right' });
      left += width;
    }
  });
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function close(sheet: Sheet): void {
  drawRule(sheet, sheet.pdf.y, INK);
  moveDown(sheet, FIGURE, 0.8);
}

function drawRule({ pdf }: Sheet, y: number, ink: string): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(ink === INK ? 1 : 0.5)
    .stroke(ink);
}
