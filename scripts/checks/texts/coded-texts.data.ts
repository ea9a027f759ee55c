import type { CodedTextException } from './find-coded-texts.ts';

/** Literals that are no texts of the site, or that belong to their code. */
export const CODED_TEXT_EXCEPTIONS: readonly CodedTextException[] = [
  {
    path: /^backoffice\/(?:cities\/outside-areas|quick-order\/read-[a-z-]+|search\/[a-z-]+)\.ts$/,
    reason: 'Words and signs that visitors type.',
  },
  {
    path: /^backoffice\/(?:documents\/document-facets|sites\/ensure-site)\.ts$/,
    text: /^(?:Français|English)$/,
    reason: 'A language has its own name in every language.',
  },
  {
    path: /^backoffice\/writes\/record-references\.ts$/,
    text: /^[\w.\uFFFC]+$/,
    reason: 'Paths of fields in records.',
  },
  {
    path: /^backoffice\/invoices\/factur-x\.ts$/,
    text: /^(?:The|Version)\b|PDFA|external/,
    reason: 'Metadata that the Factur-X standard fixes.',
  },
  {
    path: /^backoffice\/order-documents\/draw-[a-z-]+\.ts$/,
    text: /^(?:Table|Row|Column|Sect)$/,
    reason: 'Structure types and scopes of PDF.',
  },
  {
    path: /^backoffice\/order-documents\/document-format\.ts$/,
    text: /^1er $/,
    reason: 'The ordinal is part of the date format, like the separators.',
  },
  {
    path: /^backoffice\/order-emails\/order-emails\.ts$/,
    text: /^[\w.]+ as \w+$/,
    reason: 'Aliases of columns.',
  },
  {
    path: /^backoffice\/shop\/catalogue\/(?:read-categories|table-fields|write-product)\.ts$/,
    reason: 'Names of columns and heads of tables in the files of a shop.',
  },
];
