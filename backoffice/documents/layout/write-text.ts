import { breakLines, type Line, type Measure } from './break-lines.ts';
import { ascentOf, FACES, lineHeightOf, type Face } from './faces.ts';

/** The page to write on, and the receiver of characters that no font has. */
export type Canvas = { pdf: PDFKit.PDFDocument; onMissing: (characters: string) => void };
/** `size` and `lineGap` in points. */
export type TextStyle = { face: Face; size: number; color: string; lineGap?: number };
/**
 * Position of a text in points, the page's margins by default. `width` is the column for line
 * breaks and alignment.
 */
export type TextPosition = { x: number; y: number; width: number; align: 'left' | 'right' };

const LINE_GAP = 2;
const ELLIPSIS = '…';

/**
 * Writes text of any language with line breaks. The next text starts below it, at the left
 * margin.
 */
export function writeText(
  canvas: Canvas,
  style: TextStyle,
  text: string,
  position: Partial<TextPosition> = {},
): void {
  const { pdf } = canvas;
  const { left, right } = pdf.page.margins;
  const { x = left, y = pdf.y, width = pdf.page.width - left - right, align = 'left' } = position;
  let top = y;
  for (const line of breakLines(text, style.face, width, measureIn(pdf, style))) {
    drawLine(canvas, style, line, { x: align === 'right' ? x + width - line.width : x, top });
    top += lineHeight(style);
  }
  pdf.x = left;
  pdf.y = top;
}

/** Height in points of a text broken at a width. */
export function heightOfText(
  { pdf }: Pick<Canvas, 'pdf'>,
  style: TextStyle,
  text: string,
  width: number,
): number {
  return breakLines(text, style.face, width, measureIn(pdf, style)).length * lineHeight(style);
}

/**
 * Writes one line, cut with an ellipsis when it is wider than its column. Keeps the position of
 * the next text.
 */
export function writeLine(
  canvas: Canvas,
  style: TextStyle,
  text: string,
  position: { x: number; y: number; width?: number; align?: 'left' | 'right' },
): void {
  const { pdf } = canvas;
  const { x, y, width = Infinity, align = 'left' } = position;
  const after = { x: pdf.x, y: pdf.y };
  const line = fitLine(pdf, style, text, width);
  const left = align === 'right' && width !== Infinity ? x + width - line.width : x;
  drawLine(canvas, style, line, { x: left, top: y });
  pdf.x = after.x;
  pdf.y = after.y;
}

export function widthOfText(pdf: PDFKit.PDFDocument, style: TextStyle, text: string): number {
  return oneLine(pdf, style, text).width;
}

export function lineHeight({ face, size, lineGap = LINE_GAP }: TextStyle): number {
  return lineHeightOf(FACES[face][0]) * size + lineGap;
}

function fitLine(pdf: PDFKit.PDFDocument, style: TextStyle, text: string, width: number): Line {
  const whole = oneLine(pdf, style, text);
  if (whole.width <= width) return whole;
  const room = width - widthOfText(pdf, style, ELLIPSIS);
  const [first] = breakLines(text, style.face, room, measureIn(pdf, style));
  const start = first?.runs.map(({ actual, text: shown }) => actual ?? shown).join('') ?? '';
  return oneLine(pdf, style, start.trimEnd() + ELLIPSIS);
}

function oneLine(pdf: PDFKit.PDFDocument, style: TextStyle, text: string): Line {
  const words = text.replaceAll(/[\n\r]+/g, ' ');
  const [line = { runs: [], width: 0 }] = breakLines(words, style.face, Infinity, measureIn(pdf, style));
  return line;
}

function measureIn(pdf: PDFKit.PDFDocument, { size }: TextStyle): Measure {
  return ({ font, text }) => pdf.font(font).fontSize(size).widthOfString(text);
}

function drawLine(
  { pdf, onMissing }: Canvas,
  { face, size, color }: TextStyle,
  { runs }: Line,
  { x, top }: { x: number; top: number },
): void {
  const base = top + ascentOf(FACES[face][0]) * size;
  let left = x;
  pdf.fillColor(color);
  for (const { font, text, actual } of runs) {
    pdf.font(font).fontSize(size);
    const width = pdf.widthOfString(text);
    const draw = () => pdf.text(text, left, base, { lineBreak: false, baseline: 'alphabetic' });
    if (actual === undefined) draw();
    else {
      onMissing(actual);
      replaceText(pdf, { actual, size }, draw);
    }
    left += width;
  }
}

/**
 * Draws replacements of characters that no font has; readers copy the original characters.
 * PDFKit flips the page while it writes text, so the mark is closed under the same flip:
 * readers then find the position of the text.
 */
function replaceText(
  pdf: PDFKit.PDFDocument,
  { actual, size }: { actual: string; size: number },
  draw: () => void,
): void {
  pdf.save();
  pdf.markContent('Span', { actual });
  draw();
  pdf.transform(1, 0, 0, -1, 0, pdf.page.height);
  const [font] = Object.keys(pdf.page.fonts);
  pdf.addContent(`/${font} ${size} Tf`);
  pdf.endMarkedContent();
  pdf.restore();
}

/** Leaves so many lines of a style blank. */
export function moveDown({ pdf }: Pick<Canvas, 'pdf'>, style: TextStyle, lines: number): void {
  pdf.y += lineHeight({ ...style, lineGap: 0 }) * lines;
}
