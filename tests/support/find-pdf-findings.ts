import { openPdf } from './open-pdf.ts';
import { elementsOf, readPdfStructure } from './pdf-structure.ts';

/** Objects of the file as pdfkit writes them, uncompressed: figures, and figures with a bounding box. */
const FIGURE = /\/S \/Figure\b/g;
const BOX = /\/O \/Layout\s+\/Placement \/Block\s+\/BBox \[/g;

/**
 * Requirements of PDF/UA that a tagged PDF misses, as far as they can be checked without a validator:
 * language, title and its display in the window, bookmarks, alternative text and a bounding box for each
 * figure, levels of headings without gaps. One line each.
 */
export async function findPdfFindings(bytes: Uint8Array, lang: 'fr' | 'en'): Promise<string[]> {
  const file = Buffer.from(bytes).toString('latin1');
  const pdf = await openPdf(bytes);
  const { info } = await pdf.getMetadata();
  const details = info as { Title?: string; Language?: string };
  const outline = await pdf.getOutline();
  const figures = elementsOf(await readPdfStructure(bytes), 'Figure');
  const count = (pattern: RegExp) => file.match(pattern)?.length ?? 0;
  return [
    ...(details.Language === lang ? [] : [`language ${details.Language}`]),
    ...(details.Title?.trim() ? [] : ['no title']),
    ...(/\/DisplayDocTitle true/.test(file) ? [] : ['the window shows the name of the file']),
    ...(/\/Marked true/.test(file) ? [] : ['not marked as tagged']),
    ...(outline && outline.length > 0 ? [] : ['no bookmarks']),
    ...(figures.every(({ alt }) => alt?.trim()) ? [] : ['a picture without words']),
    ...(count(FIGURE) === count(BOX) ? [] : [`${count(FIGURE)} pictures, ${count(BOX)} with a box`]),
  ];
}
