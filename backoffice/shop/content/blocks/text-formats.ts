import {
  BlockSyntaxError,
  filledLines,
  textOf,
  joinLines,
  trimLines,
  type BlockFormat,
  type Line,
} from './block-format.ts';
import { parseLink, parsePicture } from './parse-link.ts';

const QUESTION = /^### (.*)$/;
const SOURCE = /^— (.*)$/;
const SIDES = new Set(['left', 'right']);

export const textFormat: BlockFormat = {
  parse: (body) => ({ fields: { markdown: joinLines(body) } }),
  write: ({ markdown }) => [textOf(markdown)],
};

export const htmlFormat: BlockFormat = {
  parse: (body) => ({ fields: { html: joinLines(body) } }),
  write: ({ html }) => [textOf(html)],
};

/** Each question is a heading of the third level, above its reply. */
export const faqFormat: BlockFormat = {
  head: 'title',
  parse(body) {
    const lines = trimLines(body);
    const starts = lines.flatMap(({ text }, index) => (QUESTION.test(text) ? [index] : []));
    const [first] = starts;
    if (first !== 0) throw new BlockSyntaxError('question_expected', (lines[0] ?? body[0])?.number ?? 0);
    const questions = starts.map((start, index) => ({
      question: QUESTION.exec(lines[start]?.text ?? '')?.[1]?.trim() ?? '',
      answer: joinLines(lines.slice(start + 1, starts[index + 1])),
    }));
    return {
      fields: { questions },
      lines: new Map(
        starts.map((start, index): [string, number] => [`questions.${index}`, lines[start]?.number ?? 0]),
      ),
    };
  },
  write: ({ questions }) =>
    (Array.isArray(questions) ? questions : []).flatMap(({ question, answer }, index) => [
      ...(index > 0 ? [''] : []),
      `### ${question}`,
      '',
      `${answer}`,
    ]),
};

/** The words, then `— source`. */
export const quoteFormat: BlockFormat = {
  parse(body) {
    const lines = trimLines(body);
    const last = lines.at(-1);
    const source = SOURCE.exec(last?.text ?? '')?.[1];
    if (source === undefined) throw new BlockSyntaxError('source_expected', (last ?? body[0])?.number ?? 0);
    return { fields: { text: joinLines(lines.slice(0, -1)), source: source.trim() } };
  },
  write: ({ text, source }) => [textOf(text), '', `— ${textOf(source)}`],
};

/** `![left](scene)`, the text, and a link on the last line if it stands alone there. */
export const imageTextFormat: BlockFormat = {
  head: 'title',
  parse(body) {
    const lines = trimLines(body);
    const [first, ...rest] = lines;
    const picture = parsePicture(first?.text.trim() ?? '');
    if (!picture || !SIDES.has(picture.caption))
      throw new BlockSyntaxError('side_picture_expected', (first ?? body[0])?.number ?? 0);
    const link = linkAtEnd(rest);
    const markdown = joinLines(link ? trimLines(rest).slice(0, -1) : rest);
    return { fields: { side: picture.caption, scene: picture.scene, markdown, link } };
  },
  write({ side, scene, markdown, link }) {
    const { label, url } = Object(link) as { label?: unknown; url?: unknown };
    const end = link ? ['', `[${textOf(label)}](${textOf(url)})`] : [];
    return [`![${textOf(side)}](${textOf(scene)})`, '', textOf(markdown), ...end];
  },
};

function linkAtEnd(lines: readonly Line[]): { label: string; url: string } | null {
  const link = parseLink(filledLines(lines).at(-1)?.text.trim() ?? '');
  return link && link.text === '' ? { label: link.label, url: link.url } : null;
}
