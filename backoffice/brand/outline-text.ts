import { openFont } from '#backoffice/documents/layout/faces.ts';
import type { Logo } from '#shared/contract/brand.ts';

/** Draws text in the typeface of titles as a logo, for brands without a drawing of their own. */
export function outlineText(text: string): Logo {
  const font = openFont('title');
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    // The baseline is at 0 and y grows downwards, as in SVG.
    const d = glyph.path.translate(x, 0).scale(1, -1).toSVG();
    x += positions[index]?.xAdvance ?? glyph.advanceWidth;
    return { d, fill: index === 0 ? ('accent' as const) : ('text' as const) };
  });
  const { ascent, descent } = font;
  return { box: [0, -ascent, Math.max(1, x), ascent - descent], paths: paths.filter(({ d }) => d !== '') };
}
