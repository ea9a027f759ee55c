// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from 'pdfkit';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { BRAND } from '#shared/brand.ts';
import type { Locale } from '#shared/locale.ts';
import { attachFile, type Archive } from './archive-file.ts';
import { readFonts } from './faces.ts';
import { metadataText } from './metadata-text.ts';
import { widthOfText, writeLine, type Canvas, type TextStyle } from './write-text.ts';

const FOOTER_ROOM = 34;

export const MARGIN = 56;
export const WIDTH = 595.28 - 2 * MARGIN;
export const BOTTOM = 841.89 - MARGIN - FOOTER_ROOM;
export const INK = '#181613';
export const NOTE = '#66625a';
export const EMBER = '#b23a17';
export const STONE = '#cdc9bf';
export const PLASTER = '#e6e4dd';

const FOOTER: TextStyle = { face: 'text', size: 8, color: NOTE };
const FOOTER_GAP = 14;

/** Elements of the document's structure that hold text (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD';
/** Elements that hold others. */
export type Group = 'L' | 'LI' | 'Sect' | 'Table' | 'TR';

export type TagOptions = {
  /** Cells that a head cell is for. */
  scope?: 'Row' | 'Column';
};

/** Where a picture stands on the page, in points from its upper left corner. */
export type FigureBox = { x: number; y: number; width: number; height: number };

/** A document being drawn: A4 pages with margins, our faces, a footer and bookmarks. */
export type Sheet = Canvas & {
  lang: Locale;
  /** Draws the content of an element of the structure. Calls cannot be nested. */
  tag(kind: Tag, draw: () => void, options?: TagOptions): void;
  /** Draws a heading of the second level, and gives it a bookmark. */
  heading(words: string, draw: () => void): void;
  /** Draws a picture inside a box; `alt` is the text that stands for it. PDF/UA asks for both. */
  figure(box: FigureBox, alt: string, draw: () => void): void;
  /** Puts all elements that `draw` makes into one; `isNumbered` for lists whose order counts. */
  group(kind: Group, draw: () => void, options?: { isNumbered?: boolean }): void;
  /** Draws what means nothing by itself, such as rules and grounds: assistive software leaves it out. */
  decorate(draw: () => void): void;
  /** Begins a new page unless so many points are left on this one. */
  ensure(points: number): void;
  /** Numbers the pages and gives the file. */
  finish(): Promise<{ bytes: Buffer; pages: number }>;
};

export type SheetTitle = {
  lang: Locale;
  title: string;
  subject: string;
  keywords: string;
  date: Date;
  onMissing?: Canvas['onMissing'];
  /** Makes the file an archive (PDF/A-3b) that carries another. */
  archive?: Archive;
};

/** An empty document in one language; the same input gives the same bytes. */
export function createSheet({ lang, title, subject, keywords, date, onMissing, archive }: SheetTitle): Sheet {
  const noteMissing = onMissing ?? (() => {});
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_ROOM },
    lang,
    displayTitle: true,
    bufferPages: true,
    // None of PDFKit's own, whose measures it would read for nothing.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    ...(archive && { subset: 'PDF/A-3b' as const }),
    info: {
      Title: metadataText(title),
      Author: BRAND,
      Creator: BRAND,
      Subject: metadataText(subject),
      Keywords: metadataText(keywords),
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [name, font] of readFonts()) pdf.registerFont(name, font);
  if (archive) attachFile(pdf, archive, date);
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  let parent = root;
  return {
    pdf,
    lang,
    onMissing: noteMissing,
    tag(kind, draw, options = {}) {
      parent.add(pdf.struct(kind, options, draw));
    },
    heading(words, draw) {
      pdf.outline.addItem(words);
      parent.add(pdf.struct('H2', {}, draw));
    },
    figure({ x, y, width, height }, alt, draw) {
      const bbox: [number, number, number, number] = [x, y, x + width, y + height];
      parent.add(pdf.struct('Figure', { alt, bbox }, draw));
    },
    group(kind, draw, { isNumbered = false } = {}) {
      const outer = parent;
      const element = pdf.struct(kind);
      if (isNumbered) element.dictionary.data['A'] = { O: 'List', ListNumbering: 'Decimal' };
      outer.add(element);
      parent = element;
      draw();
      parent = outer;
      element.end();
    },
    decorate(draw) {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw();
      pdf.endMarkedContent();
    },
    ensure(points) {
      if (pdf.y + points > BOTTOM) pdf.addPage();
    },
    async finish() {
      root.end();
      const pages = pdf.bufferedPageRange().count;
      for (let page = 0; page < pages; page += 1)
        drawFooter({ pdf, onMissing: noteMissing }, { lang, title, page, pages });
      pdf.end();
      return { bytes: await ended, pages };
    },
  };
}

type Footer = { lang: Locale; title: string; page: number; pages: number };

/** Nothing a screen reader should say on every page: an artifact. */
function drawFooter(canvas: Canvas, { lang, title, page, pages }: Footer): void {
  const { pdf } = canvas;
  pdf.switchToPage(page);
  const y = 841.89 - MARGIN - 10;
  pdf.markContent('Artifact', { type: 'Pagination' });
  pdf
    .moveTo(MARGIN, y - 8)
    .lineTo(MARGIN + WIDTH, y - 8)
    .lineWidth(0.5)
    .stroke(STONE);
  const number = formatMessage(lang, 'documents.page', { page: page + 1, pages });
  const room = WIDTH - widthOfText(pdf, FOOTER, number) - FOOTER_GAP;
  writeLine(canvas, FOOTER, `${BRAND} · ${title}`, { x: MARGIN, y, width: room });
  writeLine(canvas, FOOTER, number, { x: MARGIN, y, width: WIDTH, align: 'right' });
  pdf.endMarkedContent();
}
