import { create } from 'qrcode';

/** Modules of a QR code, row by row: `0` is light, `1` is dark. */
export type QrMatrix = { size: number; cells: string };

/** Creates the QR code of a text. Runs on the server only, so that the browser does not download the library. */
export function qrMatrix(text: string): QrMatrix {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return { size, cells: Array.from(data, (cell) => (cell ? '1' : '0')).join('') };
}
