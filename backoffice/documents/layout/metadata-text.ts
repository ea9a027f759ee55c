import { toPlainText } from '#shared/domain/plain-text.ts';

/**
 * A text for the properties of a PDF file. PDFKit writes them into the file's XML metadata as they are, so the characters
 * that are XML markup are replaced.
 */
export function metadataText(text: string): string {
  return toPlainText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '+')
    .replaceAll('<', '‹')
    .replaceAll('>', '›');
}
