import { formatMessage } from '#backoffice/messages/format-message.ts';
import {
  drawDimensionDrawing,
  type DimensionDrawingElement,
  type DimensionDrawingText,
} from '#shared/drawing/dimension-drawing.ts';
import type { StoredCard } from '#backoffice/products/product-record.ts';
import type { DimensionDrawingModel } from '#shared/drawing/dimension-drawing-layout.ts';
import type { Locale } from '#shared/locale.ts';
import { drawingMessages } from './drawing-messages.ts';

export type DrawingSheet = {
  lang: Locale;
  /** Name of the brand. */
  brand: string;
  name: string;
  /** Reference of the size: `AT-LAM-1500`. */
  reference: string;
  drawing: StoredCard['drawing'];
  model: DimensionDrawingModel;
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
export function dimensionDrawingSvg({ lang, brand, name, reference, drawing, model }: DrawingSheet): string {
  const drawn = drawDimensionDrawing(drawing, model, drawingMessages(lang));
  const [width, height] = [drawn.width, drawn.height];
  const figures = drawn.elements.find(
    (element): element is DimensionDrawingText => element.kind === 'figure',
  );
  const size = figures?.size ?? 1;
  const bottom = Math.ceil(height + size * CAPTION_ROOM);
  const caption = `${brand} · ${name} · ${reference} · ${formatMessage(lang, 'drawings.caption')} · 1:${SCALE}`;
  const left = drawn.elements.find((element) => element.kind === 'elevation')?.x ?? 0;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${width / SCALE}mm" height="${bottom / SCALE}mm" viewBox="0 0 ${width} ${bottom}">
  <title>${escapeXml(`${name}, ${reference}`)}</title>
  <style>${STYLE}
  </style>
${drawn.elements.map((element) => `  ${elementMarkup(element)}`).join('\n')}
  <text class="name" font-size="${round(size)}" x="${round(left)}" y="${round(bottom - size)}">${escapeXml(caption)}</text>
</svg>
`;
}

function elementMarkup(element: DimensionDrawingElement): string {
  switch (element.kind) {
    case 'elevation':
      return `<g transform="translate(${round(element.x)} ${round(element.y)})">${element.shapes
        .map(({ d }) => `<path d="${d}"/>`)
        .join('')}</g>`;
    case 'view':
      return `<rect x="${round(element.x)}" y="${round(element.y)}" width="${element.width}" height="${element.height}" rx="6"/>`;
    case 'fixing':
      return `<circle class="fixing" cx="${round(element.x)}" cy="${round(element.y)}" r="${round(element.r)}"/>`;
    case 'figure':
    case 'name':
      return textMarkup(element);
    default:
      return `<path class="${element.kind}" d="${element.d}"/>`;
  }
}

function textMarkup({ kind, text, size, x, y, upright, shift, anchor }: DimensionDrawingText): string {
  const place = `translate(${round(x)} ${round(y)})${upright ? ' rotate(-90)' : ''} translate(0 ${round(shift)})`;
  return `<text class="${kind}" font-size="${round(size)}" text-anchor="${anchor}" transform="${place}">${escapeXml(text)}</text>`;
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
