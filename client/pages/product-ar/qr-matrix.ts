import { create } from 'qrcode';

/** A QR code: one row of `0` (light) and `1` (dark) after the other. */
export type QrMatrix = { size: number; cells: string };

/** The QR code of a text. On the server: the code that makes it is never sent to a browser. */
export function qrMatrix(text: string): QrMatrix {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return { size, cells: Array.from(data, (cell) => (cell ? '1' : '0')).join('') };
}
