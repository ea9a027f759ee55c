import { getDocumentProxy } from 'unpdf';

/** A PDF file for reading. @throws when it is none. */
export function openPdf(bytes: ArrayBuffer | Uint8Array): ReturnType<typeof getDocumentProxy> {
  return getDocumentProxy(new Uint8Array(bytes));
}
