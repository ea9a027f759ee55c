import { join } from 'node:path';
import { openSync, type Font } from 'fontkit';

const FONTS = join(process.cwd(), 'backoffice', 'documents', 'fonts');
const FILES = {
  title: 'bricolage-540.ttf',
  text: 'instrument-sans-400.ttf',
  strong: 'instrument-sans-600.ttf',
};

export type Face = keyof typeof FILES;

const known = new Map<Face, Font>();

/**
 * Our faces by name, each read once a process, when a first document is made: reading their tables anew was half of
 * what a document took.
 */
export function readFaces(): [Face, Font][] {
  return (Object.keys(FILES) as Face[]).map((name) => {
    const face = known.get(name) ?? readFace(FILES[name]);
    known.set(name, face);
    return [name, face];
  });
}

/**
 * A glyph keeps the character it is first asked for by, which is what readers copy out of a document; one that is asked
 * for as a part of another, as the Y of Ý when the file is written, is asked for by none. So each is asked for here by
 * its own character, or letters would be missing from documents made later.
 */
function readFace(file: string): Font {
  const face = openSync(join(FONTS, file));
  if (!('glyphsForString' in face)) throw new Error(`${file} holds several faces.`);
  face.glyphsForString(String.fromCodePoint(...face.characterSet));
  return face;
}
