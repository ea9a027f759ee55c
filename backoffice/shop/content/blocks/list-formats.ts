import { BlockSyntaxError, filledLines, textOf, type BlockFormat, type Line } from './block-format.ts';
import { parseLink, parsePicture, type ParsedLink } from './parse-link.ts';

const ITEM = /^[-*] /;
const PDF = 'application/pdf';

/** References of products, one a line. */
export const productsFormat: BlockFormat = {
  head: 'title',
  parse: (body) => listOf(body, 'references', ({ text }) => text),
  write: ({ references }) => items(references).map((reference) => `- ${textOf(reference)}`),
};

/** `- [label](address) text` */
export const linksFormat: BlockFormat = {
  head: 'title',
  parse: (body) => listOf(body, 'links', linkOf),
  write: ({ links }) => items(links).map((link) => `- ${linkText(link)}`),
};

/** `- [label](address)`, with media type and size in bytes for files other than PDF. */
export const downloadFormat: BlockFormat = {
  head: 'title',
  parse: (body) =>
    listOf(body, 'files', (line) => {
      const { label, url, text } = linkOf(line);
      const [mime = PDF, size] = text ? text.split(' ') : [];
      return { label, url, mime, size: size === undefined ? null : Number(size) };
    }),
  write: ({ files }) =>
    items(files).map((file) => {
      const { label, url, mime, size } = fieldsOf(file);
      const kind = [mime === PDF && size === null ? '' : mime, size ?? ''].filter(Boolean).join(' ');
      return `- ${linkText({ label, url, text: kind })}`;
    }),
};

/** `![caption](scene)` */
export const imageFormat: BlockFormat = {
  parse(body) {
    const [line, other] = filledLines(body);
    if (!line || other) throw new BlockSyntaxError('picture_expected', (other ?? body[0])?.number ?? 0);
    const { caption, scene } = pictureOf({ ...line, text: line.text.trim() });
    return { fields: { caption: caption === '' ? null : caption, scene } };
  },
  write: ({ caption, scene }) => [`![${textOf(caption)}](${textOf(scene)})`],
};

/** `- ![caption](scene)` */
export const carouselFormat: BlockFormat = {
  head: 'title',
  parse: (body) => listOf(body, 'slides', pictureOf),
  write: ({ slides }) =>
    items(slides).map((slide) => {
      const { caption, scene } = fieldsOf(slide);
      return `- ![${textOf(caption)}](${textOf(scene)})`;
    }),
};

function listOf(body: readonly Line[], field: string, read: (line: Line) => unknown) {
  const lines = filledLines(body);
  const values = lines.map((line) => {
    const text = line.text.trim();
    if (!ITEM.test(text)) throw new BlockSyntaxError('list_item_expected', line.number);
    return read({ text: text.slice(1).trim(), number: line.number });
  });
  return {
    fields: { [field]: values },
    lines: new Map(lines.map(({ number }, index): [string, number] => [`${field}.${index}`, number])),
  };
}

function linkOf({ text, number }: Line): ParsedLink {
  const link = parseLink(text);
  if (!link) throw new BlockSyntaxError('link_expected', number);
  return link;
}

function pictureOf({ text, number }: Line): { caption: string; scene: string } {
  const picture = parsePicture(text);
  if (!picture) throw new BlockSyntaxError('picture_expected', number);
  return picture;
}

function linkText(link: unknown): string {
  const { label, url, text } = fieldsOf(link);
  return `[${textOf(label)}](${textOf(url)})${text ? ` ${textOf(text)}` : ''}`;
}

function items(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' ? { ...value } : {};
}
