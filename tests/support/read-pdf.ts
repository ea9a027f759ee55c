import { extractText } from 'unpdf';
import { openPdf } from './open-pdf.ts';

export type ReadPdf = {
  /** All text without spaces, so that line breaks do not matter. */
  text: string;
  pages: number;
  author: unknown;
  language: unknown;
  /** Titles of its bookmarks. */
  bookmarks: string[];
  /** The document information dictionary. */
  properties: ReadonlyMap<string, unknown>;
  /** Attached files, by name. */
  attachments: ReadonlyMap<string, Uint8Array>;
};

/** The contents of a PDF file. @throws when it is not one */
export async function readPdf(bytes: ArrayBuffer): Promise<ReadPdf> {
  const pdf = await openPdf(bytes);
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const facts = new Map<string, unknown>(Object.entries(info));
  const outline: { title: string }[] | null = await pdf.getOutline();
  return {
    text: withoutSpaces(text),
    pages: totalPages,
    author: facts.get('Author'),
    language: facts.get('Language'),
    bookmarks: (outline ?? []).map(({ title }) => title),
    properties: facts,
    attachments: await readAttachments(pdf),
  };
}

async function readAttachments(pdf: Awaited<ReturnType<typeof openPdf>>): Promise<Map<string, Uint8Array>> {
  const contents = new Map<string, Uint8Array>();
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    const content = await pdf.getAttachmentContent(id);
    if (content) contents.set(filename, content);
  }
  return contents;
}

export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
