import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const FONTS = join('client', 'ui', 'styles', 'fonts');
const FILES = { title: 'bricolage-grotesque.woff2', body: 'instrument-sans.woff2' } as const;

export type TextStyle = {
  face: keyof typeof FILES;
  weight: number;
  size: number;
  /** In em. */
  tracking?: number;
};

export type OutlinedText = { d: string; width: number };

const instances = new Map<string, Promise<Font>>();

/** Converts a line of text to outlines, its baseline at 0: the renderer of pictures does not have our typefaces. */
export async function outlineText(text: string, style: TextStyle): Promise<OutlinedText> {
  const { face, weight, size, tracking = 0 } = style;
  const font = await instanceOf(face, weight);
  const scale = size / font.unitsPerEm;
  const run = font.layout(text);
  let x = 0;
  const parts = run.glyphs.map((glyph, index) => {
    const position = run.positions[index];
    const d = glyph.path
      .scale(scale, -scale)
      .translate(x + (position?.xOffset ?? 0) * scale, 0)
      .toSVG();
    x += (position?.xAdvance ?? 0) * scale + tracking * size;
    return d;
  });
  return { d: parts.join(''), width: x - tracking * size };
}

/** fontkit varies the weight of uncompressed fonts only, so the file is decompressed first. */
function instanceOf(face: TextStyle['face'], weight: number): Promise<Font> {
  const key = `${face} ${weight}`;
  const known = instances.get(key) ?? makeInstance(face, weight);
  instances.set(key, known);
  return known;
}

async function makeInstance(face: TextStyle['face'], weight: number): Promise<Font> {
  const plain = await decompress(readFileSync(join(FONTS, FILES[face])));
  const font = create(Buffer.from(plain));
  if (!('getVariation' in font)) throw new Error(`${FILES[face]} is a collection.`);
  return font.getVariation({ wght: weight });
}
