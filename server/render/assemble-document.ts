import type { FragmentPlaceholders } from './fragment-placeholders.ts';

/** Without a doctype browsers use quirks mode. Streams write their own. */
const DOCTYPE = Buffer.from('<!DOCTYPE html>');
/** A document ends with the element of its state, which is still empty. */
const STATE_END = '</script>';
const END_OF_DOCUMENT = '</body></html>';
const END = STATE_END + END_OF_DOCUMENT;
/** UTF-8 bytes of one UTF-16 code unit. */
const MAX_BYTES_PER_CHARACTER = 3;

type Rest = {
  /** Fragments of the placeholders in the document. */
  fragments: Pick<FragmentPlaceholders, 'replacePlaceholders'>;
  state: Buffer;
  script: string;
};

/** Shared between documents: each would allocate half a megabyte of its own. */
let scratch = Buffer.allocUnsafe(0);

/**
 * Returns the bytes of a document that React has rendered to a string. State and cached fragments join as bytes,
 * which saves copying and encoding most of the page.
 *
 * @throws if the document has an unexpected end or an unknown placeholder
 */
export function assembleDocument(html: string, { fragments, state, script }: Rest): Buffer {
  if (!html.endsWith(END)) throw new Error('The document does not end with its state.');
  if (scratch.byteLength < html.length * MAX_BYTES_PER_CHARACTER)
    scratch = Buffer.allocUnsafe(html.length * MAX_BYTES_PER_CHARACTER);
  const size = scratch.write(html);
  const tail = Buffer.from(STATE_END + script + END_OF_DOCUMENT);
  return Buffer.concat([
    DOCTYPE,
    ...fragments.replacePlaceholders(scratch.subarray(0, size - END.length)),
    state,
    tail,
  ]);
}
