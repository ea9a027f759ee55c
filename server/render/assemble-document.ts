import type { Pieces } from './kept-pieces.ts';

/** What a stream begins with by itself: without it browsers fall back to the rules of another age. */
const DOCTYPE = Buffer.from('<!DOCTYPE html>');
/** A document ends with its state, which is empty so far. */
const END_OF_STATE = '</script>';
const END_OF_DOCUMENT = '</body></html>';
const END = END_OF_STATE + END_OF_DOCUMENT;
/** Of a character of a string, in UTF-8. */
const MOST_BYTES = 3;

type Rest = {
  /** What the marks in the document stand for. */
  pieces: Pick<Pieces, 'putInto'>;
  state: Buffer;
  script: string;
};

/** Documents are written here one after the other: each would ask the system for half a megabyte of its own. */
let scratch = Buffer.allocUnsafe(0);

/**
 * The bytes of a document that React has written as one string. Its state and what is kept of other pages join it as the
 * bytes they are: most of the page need be neither copied from string to string nor encoded again.
 *
 * @throws if the document does not end as it should, or if something in it stands for nothing.
 */
export function assembleDocument(html: string, { pieces, state, script }: Rest): Buffer {
  if (!html.endsWith(END)) throw new Error('The document does not end with its state.');
  if (scratch.byteLength < html.length * MOST_BYTES) scratch = Buffer.allocUnsafe(html.length * MOST_BYTES);
  const size = scratch.write(html);
  const tail = Buffer.from(END_OF_STATE + script + END_OF_DOCUMENT);
  return Buffer.concat([DOCTYPE, ...pieces.putInto(scratch.subarray(0, size - END.length)), state, tail]);
}
