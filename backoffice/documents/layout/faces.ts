import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { fromProgramFolder } from '#shared/program-folder.ts';

/** A role of text in a document; `FACES` maps it to fonts. */
export type Face = 'title' | 'text' | 'strong';

const FOLDER = fromProgramFolder('backoffice', 'documents', 'fonts');

/** The first font is the brand's, the second is the fallback (demo-shop/studio/brand/document_faces.py). */
export const FACES: Readonly<Record<Face, readonly [string, ...string[]]>> = {
  title: ['bricolage-540', 'inter-600'],
  text: ['instrument-sans-400', 'inter-400'],
  strong: ['instrument-sans-600', 'inter-600'],
};

const opened = new Map<string, Font>();

/**
 * Every font by its name. Each is read once per process, since reading takes longer than
 * drawing.
 */
export function readFonts(): [name: string, font: Font][] {
  return [...new Set(Object.values(FACES).flat())].map((name) => [name, readFont(name)]);
}

/** The brand's font of a role. */
export function openFont(face: Face): Font {
  return readFont(FACES[face][0]);
}

/** True when a font has its own glyph for a character. */
export function hasGlyph(name: string, character: string): boolean {
  return Array.from(character).every((one) => readFont(name).hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
}

/** Ascent of a font, in ems. */
export function ascentOf(name: string): number {
  const { ascent, unitsPerEm } = readFont(name);
  return ascent / unitsPerEm;
}

/** Line height of a font, in ems. */
export function lineHeightOf(name: string): number {
  const { ascent, descent, lineGap, unitsPerEm } = readFont(name);
  return (ascent - descent + lineGap) / unitsPerEm;
}

/**
 * fontkit stores with a glyph the character it was first looked up by, which readers copy as
 * text. A glyph first used as a component, as the Y of Ý, has none, so each glyph is looked up
 * here by its own character.
 */
function readFont(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(join(FOLDER, `${name}.ttf`));
  if (!('glyphsForString' in font)) throw new Error(`${name} holds several fonts.`);
  font.glyphsForString(String.fromCodePoint(...font.characterSet));
  opened.set(name, font);
  return font;
}
