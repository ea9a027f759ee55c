import { outlineText, type TextStyle } from '#demo-shop/studio/brand/outline-text.ts';

type Block = TextStyle & { x: number; y: number; width: number; leading: number; max: number; fill: string };

/** Draws text as outlines, wrapped to a block, with the first baseline at `y`. Returns the bottom of the text too. */
export async function drawLines(text: string, block: Block): Promise<{ svg: string; bottom: number }> {
  const lines = await breakLines(text, block);
  const outlined = await Promise.all(lines.map((line) => outlineText(line, block)));
  const svg = outlined
    .map(
      ({ d }, index) =>
        `<path fill="${block.fill}" transform="translate(${block.x} ${block.y + index * block.leading})" d="${d}"/>`,
    )
    .join('');
  return { svg, bottom: block.y + (lines.length - 1) * block.leading };
}

/** The largest size, up to the block's own, at which no word is wider than the block. */
export async function fitWords(text: string, block: TextStyle & { width: number }): Promise<number> {
  const widths = await Promise.all(
    text.split(' ').map(async (word) => (await outlineText(word, block)).width),
  );
  return Math.min(block.size, Math.floor((block.size * block.width) / Math.max(...widths)));
}

async function breakLines(text: string, block: Block): Promise<string[]> {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const { width } = await outlineText(longer, block);
    if (last !== undefined && width <= block.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= block.max) return lines;
  const shortened = lines.slice(0, block.max);
  return [...shortened.slice(0, -1), `${(shortened.at(-1) ?? '').replace(/[,;:]$/, '')}…`];
}
