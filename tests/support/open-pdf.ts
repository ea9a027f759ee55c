import { getDocumentProxy } from 'unpdf';

/** Opens a PDF file. @throws when it is not one */
export function openPdf(bytes: ArrayBuffer | Uint8Array): ReturnType<typeof getDocumentProxy> {
  return getDocumentProxy(new Uint8Array(bytes));
}
