import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

const FONTS = join(process.cwd(), 'backoffice', 'documents', 'fonts');

/** Our faces, read once a process: reading their tables anew was half of what a document took. */
export const FACES = {
  title: readFace('bricolage-540.ttf'),
  text: readFace('instrument-sans-400.ttf'),
  strong: readFace('instrument-sans-600.ttf'),
};

/**
 * A glyph keeps the first character it is asked for, and that is what readers copy out of a document (a space that
 * does not break shares its glyph with the other). So each character is asked for here, in order; else a document's
 * bytes would depend on those made before it.
 */
function readFace(file: string): Font {
  const face = openSync(join(FONTS, file));
  if (!('glyphsForString' in face)) throw new Error(`${file} holds several faces.`);
  face.glyphsForString(String.fromCodePoint(...face.characterSet));
  return face;
}
