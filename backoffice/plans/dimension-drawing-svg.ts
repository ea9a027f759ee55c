import { formatMessage } from '#backoffice/messages/format-message.ts';
import { BRAND } from '#shared/brand.ts';
import { drawPlan, type PlanPart, type PlanText } from '#shared/drawing/plan-parts.ts';
import type { StoredCard } from '#backoffice/products/product-record.ts';
import type { PlanModel } from '#shared/drawing/plan-layout.ts';
import type { Locale } from '#shared/locale.ts';
import { drawingMessages } from './drawing-messages.ts';

export type DrawingSheet = {
  lang: Locale;
  name: string;
  /** Reference of the size: `AT-LAM-1500`. */
  reference: string;
  drawing: StoredCard['drawing'];
  model: PlanModel;
};

/** The printed sheet is on a scale of 1:10. */
const SCALE = 10;
const CAPTION_ROOM = 3;
const STYLE = `
    path, rect { fill: none; stroke: #181613; stroke-width: 1; vector-effect: non-scaling-stroke; }
    .wall, .floor { stroke: #66625a; stroke-dasharray: 6 4; }
    .fixing { fill: #b23a17; }
    text { font-family: 'Instrument Sans', Helvetica, Arial, sans-serif; fill: #181613; }
    .name { fill: #494640; }`;

/** Renders the dimension drawing of a size as an SVG file; its units are millimetres of the appliance. */
export function dimensionDrawingSvg({ lang, name, reference, drawing, model }: DrawingSheet): string {
  const plan = drawPlan(drawing, model, drawingMessages(lang));
  const [width, height] = [plan.width, plan.height];
  const figures = plan.parts.find((part): part is PlanText => part.kind === 'figure');
  const size = figures?.size ?? 1;
  const bottom = Math.ceil(height + size * CAPTION_ROOM);
  const caption = `${BRAND} · ${name} · ${reference} · ${formatMessage(lang, 'plans.caption')} · 1:${SCALE}`;
  const left = plan.parts.find((part) => part.kind === 'elevation')?.x ?? 0;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${width / SCALE}mm" height="${bottom / SCALE}mm" viewBox="0 0 ${width} ${bottom}">
  <title>${escapeXml(`${name}, ${reference}`)}</title>
  <style>${STYLE}
  </style>
${plan.parts.map((part) => `  ${partMarkup(part)}`).join('\n')}
  <text class="name" font-size="${round(size)}" x="${round(left)}" y="${round(bottom - size)}">${escapeXml(caption)}</text>
</svg>
`;
}

function partMarkup(part: PlanPart): string {
  switch (part.kind) {
    case 'elevation':
      return `<g transform="translate(${round(part.x)} ${round(part.y)})">${part.shapes
        .map(({ d }) => `<path d="${d}"/>`)
        .join('')}</g>`;
    case 'view':
      return `<rect x="${round(part.x)}" y="${round(part.y)}" width="${part.width}" height="${part.height}" rx="6"/>`;
    case 'fixing':
      return `<circle class="fixing" cx="${round(part.x)}" cy="${round(part.y)}" r="${round(part.r)}"/>`;
    case 'figure':
    case 'name':
      return textMarkup(part);
    default:
      return `<path class="${part.kind}" d="${part.d}"/>`;
  }
}

function textMarkup({ kind, text, size, x, y, upright, shift, anchor }: PlanText): string {
  const transform = `translate(${round(x)} ${round(y)})${upright ? ' rotate(-90)' : ''} translate(0 ${round(shift)})`;
  return `<text class="${kind}" font-size="${round(size)}" text-anchor="${anchor}" transform="${transform}">${escapeXml(text)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
