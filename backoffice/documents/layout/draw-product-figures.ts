import { drawingMessages } from '#backoffice/dimension-drawings/drawing-messages.ts';
import type { StoredCard } from '#backoffice/products/product-record.ts';
import { drawDesign } from '#shared/drawing/designs.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import type {
  DimensionDrawing,
  DimensionDrawingElement,
  DimensionDrawingText,
} from '#shared/drawing/dimension-drawing-element.ts';
import { drawClearances } from '#shared/drawing/clearance-drawing.ts';
import { connectionElements } from '#shared/drawing/connection-elements.ts';
import { drawDimensionDrawing } from '#shared/drawing/dimension-drawing.ts';
import { ascentOf, FACES } from './faces.ts';
import { accentOf, INK, MARGIN, NOTE, WIDTH, type Sheet } from './sheet.ts';
import { widthOfText, writeLine, type TextStyle } from './write-text.ts';

type Drawing = StoredCard['drawing'];

const LINE = 0.6;
const DASH = 3;
/** On the small circles of connections. */
const SHORT_DASH = 1;
const PAPER = '#ffffff';

/**
 * Draws the dimension drawing of a size, as on the product page, at the page's width and a
 * maximum height.
 */
export function drawDimensionDrawingFigure(
  sheet: Sheet,
  drawing: Drawing,
  model: DimensionDrawingModel,
  options: { max: number; alt: string },
): void {
  drawFigure(
    sheet,
    drawDimensionDrawing(drawing, model, drawingMessages(sheet.lang), connectionElements),
    options,
  );
}

/** Draws the free space around a size. */
export function drawClearanceFigure(
  sheet: Sheet,
  model: DimensionDrawingModel,
  options: { max: number; alt: string },
): void {
  drawFigure(sheet, drawClearances(model, drawingMessages(sheet.lang)), options);
}

function drawFigure(sheet: Sheet, drawn: DimensionDrawing, options: { max: number; alt: string }): void {
  const { pdf } = sheet;
  const scale = Math.min(WIDTH / drawn.width, options.max / drawn.height);
  const height = drawn.height * scale;
  sheet.ensure(height);
  const top = pdf.y;
  sheet.figure({ x: MARGIN, y: top, width: drawn.width * scale, height }, options.alt, () => {
    pdf.save().translate(MARGIN, top).scale(scale);
    pdf.lineWidth(LINE / scale);
    for (const element of drawn.elements) drawElement(sheet, element, scale);
    pdf.restore();
  });
  pdf.x = MARGIN;
  pdf.y = top + height + 8;
}

/** Draws the front of a product inside a box, with its foot on the lower edge. */
export function drawFront(
  sheet: Sheet,
  drawing: Pick<Drawing, 'design' | 'width' | 'height'>,
  box: { x: number; y: number; width: number; height: number },
  alt: string,
): void {
  const { pdf } = sheet;
  const scale = Math.min(box.width / drawing.width, box.height / drawing.height);
  sheet.figure(box, alt, () => {
    pdf
      .save()
      .translate(box.x, box.y + box.height - drawing.height * scale)
      .scale(scale);
    pdf.lineWidth(LINE / scale);
    for (const { d } of drawDesign(drawing.design, drawing.width, drawing.height)) pdf.path(d).stroke(INK);
    pdf.restore();
  });
}

function drawElement(sheet: Sheet, element: DimensionDrawingElement, scale: number): void {
  const { pdf } = sheet;
  switch (element.kind) {
    case 'elevation':
      pdf.save().translate(element.x, element.y);
      for (const { d } of element.shapes) pdf.path(d).stroke(INK);
      pdf.restore();
      return;
    case 'view':
      pdf.roundedRect(element.x, element.y, element.width, element.height, 6).stroke(INK);
      return;
    case 'fixing':
      pdf.circle(element.x, element.y, element.r).fill(accentOf(sheet));
      return;
    case 'badge':
      pdf.circle(element.x, element.y, element.r).fill(INK);
      return;
    case 'figure':
    case 'name':
    case 'number':
      drawText(sheet, element);
      return;
    case 'dimension':
    case 'connection':
      pdf.path(element.d).stroke(INK);
      return;
    case 'leader':
      pdf.path(element.d).stroke(NOTE);
      return;
    case 'hidden':
      drawDashed(sheet, element.d, { dash: SHORT_DASH / scale, color: INK });
      return;
    default:
      drawDashed(sheet, element.d, { dash: DASH / scale, color: NOTE });
  }
}

function drawDashed({ pdf }: Sheet, path: string, { dash, color }: { dash: number; color: string }): void {
  pdf.dash(dash, { space: dash });
  pdf.path(path).stroke(color);
  pdf.undash();
}

function drawText(
  sheet: Sheet,
  { kind, text, size, x, y, upright, shift, anchor }: DimensionDrawingText,
): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'text', size, color: kind === 'number' ? PAPER : INK };
  const width = widthOfText(pdf, style, text);
  const left = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0;
  pdf.save().translate(x, y);
  if (upright) pdf.rotate(-90);
  writeLine(sheet, style, text, { x: left, y: shift - ascentOf(FACES.text[0]) * size });
  pdf.restore();
}
