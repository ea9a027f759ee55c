import type { Face } from './faces.ts';
import { MARGIN, WIDTH, type Sheet } from './sheet.ts';

type Place = { x: number; y: number; width: number };

/** Signs our text faces lack and the title's has. */
const LENT_SIGNS = /([²³±µ])/;

/** Text in one of our text faces, the signs it lacks in the title's. Ends at the line below. */
export function writeText({ pdf }: Sheet, face: Face, text: string, place?: Partial<Place>): void {
  const { x = MARGIN, y = pdf.y, width = WIDTH } = place ?? {};
  const parts = spellSigns(text).split(LENT_SIGNS).filter(Boolean);
  for (const [index, part] of parts.entries()) {
    pdf.font(LENT_SIGNS.test(part) ? 'title' : face);
    const options = { width, lineGap: 2, continued: index < parts.length - 1 };
    if (index === 0) pdf.text(part, x, y, options);
    else pdf.text(part, options);
  }
  pdf.x = MARGIN;
}

/** How high a text stands in a width, at the size set. */
export function heightOfText({ pdf }: Sheet, face: Face, text: string, width: number): number {
  return pdf.font(face).heightOfString(spellSigns(text), { width, lineGap: 2 });
}

/** Signs that none of our faces has. */
function spellSigns(text: string): string {
  return text
    .replaceAll('₂', '2')
    .replaceAll('≤', 'max.')
    .replaceAll('≥', 'min.')
    .replaceAll('½', '1/2')
    .replaceAll('Ω', 'ohm')
    .replaceAll('→', '-');
}
