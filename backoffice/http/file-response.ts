import type { Response } from 'express';

/** A file response. It is private to the client, and shared caches must not store it. */
export class FileResponse {
  private readonly file: { name: string; type: string; bytes: Uint8Array; isShown?: boolean };

  /** `isShown`: opened in the browser instead of downloaded. */
  constructor(file: { name: string; type: string; bytes: Uint8Array; isShown?: boolean }) {
    this.file = file;
  }

  send(response: Response): void {
    const { name, type, bytes, isShown = false } = this.file;
    response
      .set('content-type', type)
      .set('cache-control', 'private, no-store')
      .set('content-disposition', `${isShown ? 'inline' : 'attachment'}; ${fileNames(name)}`)
      .send(Buffer.from(bytes));
  }
}

/** File name of `Content-Disposition` for all browsers: an ASCII fallback and the full name by RFC 6266. */
export function fileNames(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w. -]/g, '');
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
