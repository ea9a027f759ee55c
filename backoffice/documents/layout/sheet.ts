// oxlint-disable-next-line import/no-named-as-default -- its types know no named export
import PDFDocument from 'pdfkit';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Brand } from '#shared/contract/brand.ts';
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
export const STONE = '#cdc9bf';
export const PLASTER = '#e6e4dd';

const FOOTER: TextStyle = { face: 'text', size: 8, color: NOTE };
const FOOTER_GAP = 14;

/** Structure elements that contain text (ISO 32000-1, 14.8.4). */
export type Tag = 'H1' | 'P' | 'Lbl' | 'LBody' | 'TH' | 'TD';
/** Structure elements that contain others. */
export type Group = 'L' | 'LI' | 'Sect' | 'Table' | 'TR';

export type TagOptions = {
  /** Cells that a header cell applies to. */
  scope?: 'Row' | 'Column';
};

/** Box of a picture, in points from the page's upper left corner. */
export type FigureBox = { x: number; y: number; width: number; height: number };

/** A document being drawn: A4 pages with margins, brand fonts, a footer and bookmarks. */
export type Sheet = Canvas & {
  lang: Locale;
  brand: SheetBrand;
  /** Draws the content of a structure element. Calls cannot be nested. */
  tag(kind: Tag, draw: () => void, options?: TagOptions): void;
  /** Draws a second-level heading and adds its bookmark. */
  heading(words: string, draw: () => void): void;
  /** Draws a picture inside a box; `alt` is its alternative text. PDF/UA requires both. */
  figure(box: FigureBox, alt: string, draw: () => void): void;
  /** Groups all elements that `draw` creates; `isNumbered` for ordered lists. */
  group(kind: Group, draw: () => void, options?: { isNumbered?: boolean }): void;
  /** Draws decoration such as rules and backgrounds, which assistive technology skips. */
  decorate(draw: () => void): void;
  /** Starts a new page unless so many points remain on this one. */
  ensure(points: number): void;
  finish(): Promise<{ bytes: Buffer; pages: number }>;
};

/** The brand that a document shows. */
export type SheetBrand = Pick<Brand, 'name' | 'logo' | 'colours'>;

/** Colour of marks: the accent of the brand, or the standard one for print. */
export function accentOf({ brand }: Pick<Sheet, 'brand'>): string {
  return brand.colours?.accent ?? '#b23a17';
}

export type SheetTitle = {
  lang: Locale;
  brand: SheetBrand;
  title: string;
  subject: string;
  keywords: string;
  date: Date;
  onMissing?: Canvas['onMissing'];
  /** Makes the file a PDF/A-3b with an attached file. */
  archive?: Archive;
};

/** Creates an empty document in one language; the same input gives the same bytes. */
export function createSheet({
  lang,
  brand,
  title,
  subject,
  keywords,
  date,
  onMissing,
  archive,
}: SheetTitle): Sheet {
  const noteMissing = onMissing ?? (() => {});
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER_ROOM },
    lang,
    displayTitle: true,
    bufferPages: true,
    // Skips PDFKit's default font, whose metrics it would read needlessly.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    ...(archive && { subset: 'PDF/A-3b' as const }),
    info: {
      Title: metadataText(title),
      Author: metadataText(brand.name),
      Creator: metadataText(brand.name),
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
    brand,
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
        drawFooter({ pdf, onMissing: noteMissing }, { lang, brand: brand.name, title, page, pages });
      pdf.end();
      return { bytes: await ended, pages };
    },
  };
}

type Footer = { lang: Locale; brand: string; title: string; page: number; pages: number };

/** An artifact, so that screen readers do not read it on every page. */
function drawFooter(canvas: Canvas, { lang, brand, title, page, pages }: Footer): void {
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
  writeLine(canvas, FOOTER, `${brand} · ${title}`, { x: MARGIN, y, width: room });
  writeLine(canvas, FOOTER, number, { x: MARGIN, y, width: WIDTH, align: 'right' });
  pdf.endMarkedContent();
}
