import { writeRecords } from '#backoffice/shop/write-records.ts';
import { documentColumns, type DocumentRecord } from './document-record.ts';

/** `documents.csv`, by path; none without documents. */
export function writeDocuments(documents: readonly DocumentRecord[]): Map<string, string> {
  return writeRecords([{ name: 'documents', columns: documentColumns, records: documents }]);
}
