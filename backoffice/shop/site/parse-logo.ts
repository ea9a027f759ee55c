import { errorAt, type Findings } from '#backoffice/shop/files/finding.ts';
import { readText } from '#backoffice/shop/files/read-yaml.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { logo, type Logo } from '#shared/contract/brand.ts';

const ELEMENT = /^[a-z]\w*/i;
const ATTRIBUTE = /^([a-z][a-z:-]*)="([^"]*)"/i;
/** Elements without a drawing of their own. */
const FRAMES = new Set(['svg', 'title', 'desc', 'g']);

/**
 * A drawing of paths from an SVG file. A path with `fill="accent"`, or of the class `accent`, has the accent colour of
 * the brand; all others have the colour of the text.
 * @returns `null` for a missing file and for one with errors
 */
export async function readLogo(folder: ShopFolder, path: string, findings: Findings): Promise<Logo | null> {
  const text = await readText(folder, path, findings);
  if (text === undefined) return null;
  const paths: Logo['paths'] = [];
  let box: number[] = [];
  let line = 1;
  for (const tag of text.split('<')) {
    const name = ELEMENT.exec(tag)?.[0] ?? '';
    const attributes = readAttributes(tag);
    const at = { file: path, line, column: 1 };
    line += tag.split('\n').length - 1;
    if (name === '') continue;
    if (name === 'svg')
      box = (attributes.get('viewBox') ?? '')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
    else if (name === 'path') {
      const isAccent = attributes.get('fill') === 'accent' || attributes.get('class') === 'accent';
      paths.push({ d: attributes.get('d') ?? '', fill: isAccent ? 'accent' : 'text' });
    } else if (!FRAMES.has(name)) findings.add(errorAt(at, 'logo_element', { value: name }));
    if (attributes.has('transform')) findings.add(errorAt(at, 'logo_transform', {}, 'transform'));
  }
  const parsed = logo.safeParse({ box, paths });
  if (parsed.success) return parsed.data;
  findings.add(errorAt({ file: path, line: 1, column: 1 }, 'logo_invalid'));
  return null;
}

/** Attributes of a tag that stand apart by white space, in double quotes. */
function readAttributes(tag: string): Map<string, string> {
  const attributes = new Map<string, string>();
  // A value may contain spaces: its pieces are joined again.
  let open = '';
  for (const piece of tag.split(/\s/)) {
    open = open === '' ? piece : `${open} ${piece}`;
    const [, key, value] = ATTRIBUTE.exec(open) ?? [];
    if (key !== undefined) attributes.set(key, value ?? '');
    if (key !== undefined || !open.includes('="')) open = '';
  }
  return attributes;
}

/** The SVG file of a drawing, as {@link readLogo} reads it. */
export function logoText({ box, paths }: Logo): string {
  const lines = paths.map(({ d, fill }) => `  <path${fill === 'accent' ? ' class="accent"' : ''} d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}">\n${lines.join('\n')}\n</svg>\n`;
}
