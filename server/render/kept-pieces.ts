import { randomBytes } from 'node:crypto';

/** Begins what stands for a piece: a comment that nobody else can have written, for nobody ever sees one. */
const BEGINNING = `<!--${randomBytes(12).toString('hex')} `;
const END = '-->';

/** Says how kept bytes get into a document that is being written: the HTML to write for them. */
export type PlaceBytes = (bytes: Buffer) => string;

export type Pieces = {
  place: PlaceBytes;
  /**
   * Gives what was written, cut at its marks, with the pieces between: to be joined. It shares its memory.
   *
   * @throws if a mark stands for nothing.
   */
  putInto: (written: Buffer) => Buffer[];
};

/** As themselves: for streams. */
export const placeAsText: PlaceBytes = (bytes) => bytes.toString();

/**
 * As marks, in whose places the bytes are put once all is written: what has been encoded before need neither be copied
 * from string to string nor encoded again.
 */
export function createPieces(): Pieces {
  const pieces: Buffer[] = [];
  return {
    place: (bytes) => {
      pieces.push(bytes);
      return `${BEGINNING}${pieces.length - 1}${END}`;
    },
    putInto: (written) => {
      const parts: Buffer[] = [];
      let from = 0;
      for (let at = written.indexOf(BEGINNING); at !== -1; at = written.indexOf(BEGINNING, from)) {
        const number = at + BEGINNING.length;
        const end = written.indexOf(END, number);
        const piece = pieces[Number(written.toString('latin1', number, end))];
        if (!piece) throw new Error('A mark of the document stands for nothing.');
        parts.push(written.subarray(from, at), piece);
        from = end + END.length;
      }
      return [...parts, written.subarray(from)];
    },
  };
}
