import { z } from 'zod';
import { openPdf } from './open-pdf.ts';

/** An element of a document's structure tree, with its text in reading order. */
export type PdfElement = { role: string; alt: string | undefined; text: string; children: PdfElement[] };

type Node = {
  role?: string | undefined;
  alt?: string | undefined;
  children?: Node[] | undefined;
  id?: string | undefined;
};

const node: z.ZodType<Node> = z.object({
  role: z.string().optional(),
  alt: z.string().optional(),
  id: z.string().optional(),
  get children() {
    return z.array(node).optional();
  },
});
const item = z.object({
  type: z.string().optional(),
  id: z.string().nullish(),
  str: z.string().optional(),
  hasEOL: z.boolean().optional(),
});

/** The structure of a PDF file, one tree per page. */
export async function readPdfStructure(bytes: Uint8Array): Promise<PdfElement[]> {
  const pdf = await openPdf(bytes);
  const trees: PdfElement[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = textsById(z.array(item).parse(items));
    trees.push(toElement(node.parse(await page.getStructTree()), texts));
  }
  return trees;
}

/** All elements of a role, in reading order. */
export function elementsOf(elements: readonly PdfElement[], role: string): PdfElement[] {
  return elements.flatMap((element) => [
    ...(element.role === role ? [element] : []),
    ...elementsOf(element.children, role),
  ]);
}

function textsById(items: z.infer<typeof item>[]): Map<string, string> {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const { type, id, str = '', hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? open.at(-1) ?? '');
    else if (type === 'endMarkedContent') open.pop();
    else texts.set(open.at(-1) ?? '', (texts.get(open.at(-1) ?? '') ?? '') + str + (hasEOL ? '\n' : ''));
  }
  return texts;
}

function toElement(
  { role = '', alt, id, children = [] }: Node,
  texts: ReadonlyMap<string, string>,
): PdfElement {
  const below = children.map((child) => toElement(child, texts));
  const own = id === undefined ? '' : (texts.get(id) ?? '');
  return { role, alt, text: own + below.map(({ text }) => text).join(''), children: below };
}
