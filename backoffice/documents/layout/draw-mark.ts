import { BRAND } from '#shared/brand.ts';
import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import { EMBER, INK, MARGIN, WIDTH, type Sheet } from './sheet.ts';

const HEIGHT = 30;

/** Draws the logo in the upper right corner of the first page. Restores the drawing position. */
export function drawMark(sheet: Sheet): void {
  const { pdf } = sheet;
  const { x, y, width, height } = LOGO.wordmarkBox;
  const scale = HEIGHT / height;
  const start = { x: pdf.x, y: pdf.y };
  const box = { x: MARGIN + WIDTH - width * scale, y: start.y, width: width * scale, height: HEIGHT };
  sheet.figure(box, BRAND, () => {
    pdf.save();
    pdf.translate(box.x, box.y).scale(scale).translate(-x, -y);
    pdf.path(LOGO.a).path(LOGO.tre).fill(INK);
    pdf.path(LOGO.hat).fill(EMBER);
    pdf.restore();
  });
  pdf.x = start.x;
  pdf.y = start.y;
}
