import { toPlainText } from '#shared/domain/plain-text.ts';

/**
 * Text for the properties of a PDF file. PDFKit writes them into the XML metadata unescaped, so
 * XML markup is replaced.
 */
export function metadataText(text: string): string {
  return toPlainText(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&', '+')
    .replaceAll('<', '‹')
    .replaceAll('>', '›');
}
