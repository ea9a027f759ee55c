import { drawingMessages } from '#backoffice/plans/drawing-messages.ts';
import type { StoredCard } from '#backoffice/products/product-record.ts';
import { drawDesign } from '#shared/drawing/designs.ts';
import type { PlanModel } from '#shared/drawing/plan-layout.ts';
import { drawPlan, type PlanPart, type PlanText } from '#shared/drawing/plan-parts.ts';
import { ascentOf, FACES } from './faces.ts';
import { EMBER, INK, MARGIN, NOTE, WIDTH, type Sheet } from './sheet.ts';
import { widthOfText, writeLine, type TextStyle } from './write-text.ts';

type Drawing = StoredCard['drawing'];

const LINE = 0.6;
const DASH = 3;

/**
 * Draws the dimension drawing of a size, as on the product page, at the page's width and a
 * maximum height.
 */
export function drawPlanFigure(
  sheet: Sheet,
  drawing: Drawing,
  model: PlanModel,
  options: { max: number; alt: string },
): void {
  const { pdf, lang } = sheet;
  const plan = drawPlan(drawing, model, drawingMessages(lang));
  const scale = Math.min(WIDTH / plan.width, options.max / plan.height);
  const height = plan.height * scale;
  sheet.ensure(height);
  const top = pdf.y;
  sheet.figure({ x: MARGIN, y: top, width: plan.width * scale, height }, options.alt, () => {
    pdf.save().translate(MARGIN, top).scale(scale);
    pdf.lineWidth(LINE / scale);
    for (const part of plan.parts) drawPart(sheet, part, scale);
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

function drawPart(sheet: Sheet, part: PlanPart, scale: number): void {
  const { pdf } = sheet;
  switch (part.kind) {
    case 'elevation':
      pdf.save().translate(part.x, part.y);
      for (const { d } of part.shapes) pdf.path(d).stroke(INK);
      pdf.restore();
      return;
    case 'view':
      pdf.roundedRect(part.x, part.y, part.width, part.height, 6).stroke(INK);
      return;
    case 'fixing':
      pdf.circle(part.x, part.y, part.r).fill(EMBER);
      return;
    case 'figure':
    case 'name':
      drawText(sheet, part);
      return;
    case 'dimension':
      pdf.path(part.d).stroke(INK);
      return;
    default:
      pdf.dash(DASH / scale, { space: DASH / scale });
      pdf.path(part.d).stroke(NOTE);
      pdf.undash();
  }
}

function drawText(sheet: Sheet, { text, size, x, y, upright, shift, anchor }: PlanText): void {
  const { pdf } = sheet;
  const style: TextStyle = { face: 'text', size, color: INK };
  const width = widthOfText(pdf, style, text);
  const left = anchor === 'end' ? -width : anchor === 'middle' ? -width / 2 : 0;
  pdf.save().translate(x, y);
  if (upright) pdf.rotate(-90);
  writeLine(sheet, style, text, { x: left, y: shift - ascentOf(FACES.text[0]) * size });
  pdf.restore();
}
