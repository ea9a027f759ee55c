/** A file that is an alternative of the pages, and its part of the outer file's metadata. */
export type Archive = {
  name: string;
  type: string;
  description: string;
  bytes: Uint8Array;
  /** `rdf:Description` elements for the metadata of the outer file. */
  metadata: string;
};

/** Attaches a file to a PDF/A-3 as an equal alternative of its pages (ISO 19005-3, 6.8). */
export function attachFile(pdf: PDFKit.PDFDocument, archive: Archive, date: Date): void {
  const { name, type, description, bytes, metadata } = archive;
  pdf.file(Buffer.from(bytes), {
    name,
    type,
    description,
    relationship: 'Alternative',
    creationDate: date,
    modifiedDate: date,
  });
  pdf.appendXML(`${modifiedAt(date)}${metadata}`);
}

/** PDFKit writes the modification date into the file's dictionary only; the metadata must match. */
function modifiedAt(date: Date): string {
  const time = date.toISOString().replace(/\.\d+Z$/, 'Z');
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:ModifyDate>${time}</xmp:ModifyDate></rdf:Description>`;
}
