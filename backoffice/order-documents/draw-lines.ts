import { BOTTOM, INK, MARGIN, NOTE, STONE, WIDTH, type Sheet } from '#backoffice/documents/layout/sheet.ts';
import { columnLeft, tagRow, type Cell } from '#backoffice/documents/layout/tag-row.ts';
import {
  heightOfText,
  moveDown,
  writeLine,
  writeText,
  type TextStyle,
} from '#backoffice/documents/layout/write-text.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Currency } from '#shared/domain/currency.ts';
import type { DocumentLine, OrderDocumentData } from './document-data.ts';
import { money, rateText } from './document-format.ts';

const ITEM: TextStyle = { face: 'strong', size: 9, color: INK };
const FIGURE: TextStyle = { face: 'text', size: 9, color: INK };
const DETAIL: TextStyle = { face: 'text', size: 8, color: NOTE };
const PADDING = 5;
const BOX = 11;
/** Height of the row that carries a subtotal to the next page. */
const CARRY = 20;

/** Shares of the page's width. */
const PRICED = [0.43, 0.09, 0.17, 0.11, 0.2] as const;
const PLAIN = [0.72, 0.12, 0.16] as const;
const PRICED_COLUMNS = ['designation', 'quantity', 'unit', 'rate', 'total'] as const;
const PLAIN_COLUMNS = ['designation', 'quantity', 'checked'] as const;

/** Draws the lines with their prices; subtotals are carried over at page breaks. */
export function drawPricedLines(
  sheet: Sheet,
  { lines, currency }: Pick<OrderDocumentData, 'lines' | 'currency'>,
): void {
  const { lang } = sheet;
  const priced = (cents: number) => money(cents, lang, currency);
  const text = messageFormatter(lang);
  const head = PRICED_COLUMNS.map((column) => text(`order-documents.${column}`));
  const carry = (label: string, sum: number) =>
    drawRow(sheet, PRICED, { cells: [label, '', '', '', priced(sum)], kind: 'repeated' });
  let sum = 0;
  sheet.group('Table', () => {
    drawRow(sheet, PRICED, { cells: head, kind: 'head' });
    for (const line of lines) {
      if (!fits(sheet, PRICED, nameOf(line), noteOf(sheet, line, currency))) {
        carry(text('order-documents.carried'), sum);
        sheet.pdf.addPage();
        drawRow(sheet, PRICED, { cells: head, kind: 'repeated_head' });
        carry(text('order-documents.brought'), sum);
      }
      const figures = [
        String(line.quantity),
        priced(line.unit),
        rateText(line.rate, lang),
        priced(line.total),
      ];
      const cells = [nameOf(line), ...figures];
      drawRow(sheet, PRICED, { cells, note: noteOf(sheet, line, currency), kind: 'line' });
      sum += line.total;
    }
  });
  close(sheet);
}

/** Draws the lines without prices, with a box to tick per line. */
export function drawPlainLines(sheet: Sheet, lines: readonly DocumentLine[]): void {
  const text = messageFormatter(sheet.lang);
  const head = PLAIN_COLUMNS.map((column) => text(`order-documents.${column}`));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  sheet.group('Table', () => {
    drawRow(sheet, PLAIN, { cells: head, kind: 'head' });
    for (const line of lines) {
      if (!fits(sheet, PLAIN, nameOf(line), line.reference)) {
        sheet.pdf.addPage();
        drawRow(sheet, PLAIN, { cells: head, kind: 'repeated_head' });
      }
      sheet.decorate(() => drawBox(sheet));
      const cells = [nameOf(line), String(line.quantity), ''];
      drawRow(sheet, PLAIN, { cells, note: line.reference, kind: 'line' });
    }
    drawRow(sheet, PLAIN, { cells: [text('order-documents.pieces'), String(pieces), ''], kind: 'line' });
  });
  close(sheet);
}

/** Draws the checkbox in the last column of the row that begins here. */
function drawBox({ pdf }: Sheet): void {
  pdf
    .rect(MARGIN + WIDTH - BOX, pdf.y + PADDING, BOX, BOX)
    .lineWidth(0.75)
    .stroke(INK);
}

function nameOf({ name }: DocumentLine): string {
  return name;
}

function noteOf({ lang }: Sheet, { reference, eco }: DocumentLine, currency: Currency): string {
  if (eco === 0) return reference;
  return formatMessage(lang, 'order-documents.eco_extra', { reference, amount: money(eco, lang, currency) });
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

/** `repeated`: drawn at page breaks but not tagged, so that assistive software reads one table. */
type Row = {
  cells: readonly string[];
  /** Printed below the first cell. */
  note?: string;
  kind: 'head' | 'line' | 'repeated' | 'repeated_head';
};

/** The first column is left-aligned, the figures in the others right-aligned. */
function drawRow(sheet: Sheet, widths: readonly number[], { cells, note, kind }: Row): void {
  const { pdf } = sheet;
  const isHead = kind === 'head' || kind === 'repeated_head';
  const color = isHead ? NOTE : INK;
  const height = heightOf(sheet, widths, cells[0] ?? '', note);
  const top = pdf.y;
  const drawn = cells.map((text, column): Cell => {
    const x = columnLeft(widths, column);
    const place = { x, y: top + PADDING, width: WIDTH * (widths[column] ?? 0) };
    const draw = () => {
      if (column > 0) return writeLine(sheet, { ...FIGURE, color }, text, { ...place, align: 'right' });
      const width = place.width - 8;
      if (note === undefined) return writeText(sheet, { ...ITEM, color }, text, { ...place, width });
      // The space separates name and note for screen readers.
      writeText(sheet, { ...ITEM, color }, `${text} `, { ...place, width });
      writeText(sheet, DETAIL, note, { x, width });
    };
    return { ...((isHead || column === 0) && { scope: isHead ? 'Column' : 'Row' }), draw };
  });
  sheet.decorate(() => drawRule(sheet, top, isHead ? INK : STONE));
  if (kind === 'head' || kind === 'line') tagRow(sheet, drawn);
  else sheet.decorate(() => drawn.forEach(({ draw }) => draw()));
  pdf.x = MARGIN;
  pdf.y = top + height;
}

function close(sheet: Sheet): void {
  sheet.decorate(() => drawRule(sheet, sheet.pdf.y, INK));
  moveDown(sheet, FIGURE, 0.8);
}

function drawRule({ pdf }: Sheet, y: number, ink: string): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(ink === INK ? 1 : 0.5)
    .stroke(ink);
}
