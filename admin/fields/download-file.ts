import { BYTE_ORDER_MARK } from '#shared/domain/spreadsheet-text.ts';

/** Offers a table as a download. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
