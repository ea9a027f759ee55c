import { formatMessage } from '#backoffice/messages/format-message.ts';
import { drawClearances } from '#shared/drawing/clearance-drawing.ts';
import type { Connection } from '#shared/contract/connection.ts';
import type {
  DimensionDrawing,
  DimensionDrawingElement,
  DimensionDrawingText,
} from '#shared/drawing/dimension-drawing-element.ts';
import { connectionElements } from '#shared/drawing/connection-elements.ts';
import { drawDimensionDrawing } from '#shared/drawing/dimension-drawing.ts';
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
/** Heights of lines and room around them, as shares of the height of the text. */
const LINE = 1.7;
const CAPTION_ROOM = 3;
const LETTER = 0.52;
const STYLE = `
    path, rect { fill: none; stroke: #181613; stroke-width: 1; vector-effect: non-scaling-stroke; }
    .wall, .floor { stroke: #66625a; stroke-dasharray: 6 4; }
    .hidden { stroke-dasharray: 3 2; }
    .leader { stroke: #66625a; }
    .fixing { fill: #b23a17; }
    .badge { fill: #181613; }
    text { font-family: 'Instrument Sans', Helvetica, Arial, sans-serif; fill: #181613; }
    .name { fill: #494640; }
    .number { fill: #fff; font-weight: 600; }`;

/** Renders the dimension drawing of a size as an SVG file; its units are millimetres of the appliance. */
export function dimensionDrawingSvg({ lang, brand, name, reference, drawing, model }: DrawingSheet): string {
  const drawn = drawDimensionDrawing(drawing, model, drawingMessages(lang), connectionElements);
  const size = textSize(drawn);
  const left = drawn.elements.find((element) => element.kind === 'elevation')?.x ?? 0;
  const legend = legendLines(model.connections ?? []);
  const clearances = model.clearances && drawClearances(model, drawingMessages(lang));
  const scale = clearances ? size / textSize(clearances) : 0;
  const { width = 0, height = 0 } = clearances ?? {};
  const text = (line: string, y: number) =>
    `  <text class="name" font-size="${round(size)}" x="${round(left)}" y="${round(y)}">${escapeXml(line)}</text>`;
  const legendFoot = drawn.height + size * LINE * legend.length;
  const foot = clearances ? legendFoot + size * 2 * LINE + height * scale : legendFoot;
  const bottom = Math.ceil(foot + size * CAPTION_ROOM);
  const widest = Math.max(width * scale, ...legend.map((line) => line.length * size * LETTER));
  const right = Math.ceil(Math.max(drawn.width, left + widest));
  const caption = `${brand} · ${name} · ${reference} · ${formatMessage(lang, 'drawings.caption')} · 1:${SCALE}`;
  const lines = [
    ...drawn.elements.map((element) => `  ${elementMarkup(element)}`),
    ...legend.map((line, index) => text(line, drawn.height + size * LINE * (index + 1))),
    ...(clearances
      ? [
          text(formatMessage(lang, 'drawings.view.clearances'), legendFoot + size * 2 * LINE),
          `  <g transform="translate(${round(left - scale * textSize(clearances))} ${round(foot - height * scale)}) scale(${scale})">`,
          ...clearances.elements.map((element) => `    ${elementMarkup(element)}`),
          '  </g>',
        ]
      : []),
    text(caption, bottom - size),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${lang}" width="${right / SCALE}mm" height="${bottom / SCALE}mm" viewBox="0 0 ${right} ${bottom}">
  <title>${escapeXml(`${name}, ${reference}`)}</title>
  <style>${STYLE}
  </style>
${lines.join('\n')}
</svg>
`;
}

/** Connections by their numbers in the drawing. */
function legendLines(connections: readonly Connection[]): string[] {
  return connections.map(({ name, size, position }, index) =>
    [`${index + 1}. ${name}`, size, position].filter(Boolean).join(' · '),
  );
}

function textSize({ elements }: DimensionDrawing): number {
  const figure = elements.find((element): element is DimensionDrawingText => element.kind === 'figure');
  return figure?.size ?? 1;
}

function elementMarkup(element: DimensionDrawingElement): string {
  switch (element.kind) {
    case 'elevation':
      return `<g transform="translate(${round(element.x)} ${round(element.y)})">${element.shapes
        .map(({ d }) => `<path d="${d}"/>`)
        .join('')}</g>`;
    case 'view':
      return `<rect x="${round(element.x)}" y="${round(element.y)}" width="${round(element.width)}" height="${round(element.height)}" rx="6"/>`;
    case 'fixing':
    case 'badge':
      return `<circle class="${element.kind}" cx="${round(element.x)}" cy="${round(element.y)}" r="${round(element.r)}"/>`;
    case 'figure':
    case 'name':
    case 'number':
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
