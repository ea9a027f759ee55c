import type { Response } from 'express';

/** What a call answers when it is no JSON: bytes that are saved under a name, for who asked and nobody else. */
export class AnswerFile {
  private readonly file: { name: string; type: string; bytes: Uint8Array; isShown?: boolean };

  /** `isShown`: opened in the browser rather than saved. */
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

/** A name every browser reads: plain letters, and the real one as RFC 6266 has it. */
function fileNames(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w. -]/g, '');
  return `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
