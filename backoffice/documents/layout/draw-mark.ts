import { coloursOf } from '#shared/domain/brand-colours.ts';
import { wordmarkOf } from '#backoffice/brand/wordmark.ts';
import { MARGIN, WIDTH, type Sheet } from './sheet.ts';

const HEIGHT = 30;
const MAX_WIDTH = 160;

/** Draws the brand's wordmark in the upper right corner of the first page. Restores the drawing position. */
export function drawMark(sheet: Sheet): void {
  const { pdf, brand } = sheet;
  const logo = wordmarkOf(brand);
  const [left, top, width, height] = logo.box;
  const scale = Math.min(HEIGHT / height, MAX_WIDTH / width);
  const start = { x: pdf.x, y: pdf.y };
  const box = { x: MARGIN + WIDTH - width * scale, y: start.y, width: width * scale, height: height * scale };
  const { ink, accent } = coloursOf(brand);
  sheet.figure(box, brand.name, () => {
    pdf.save();
    pdf.translate(box.x, box.y).scale(scale).translate(-left, -top);
    for (const { d, fill } of logo.paths) pdf.path(d).fill(fill === 'text' ? ink : accent);
    pdf.restore();
  });
  pdf.x = start.x;
  pdf.y = start.y;
}
