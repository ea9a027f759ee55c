import { randomBytes } from 'node:crypto';

/** Prefix of a placeholder: a comment with a secret that no content can contain. */
const PREFIX = `<!--${randomBytes(12).toString('hex')} `;
const END = '-->';

/** Returns the HTML that stands for cached bytes in a document. */
export type EmbedBytes = (bytes: Buffer) => string;

export type FragmentPlaceholders = {
  embed: EmbedBytes;
  /**
   * Splits HTML at its placeholders and inserts their fragments; the parts share its memory.
   *
   * @throws if a placeholder has no fragment
   */
  replacePlaceholders: (written: Buffer) => Buffer[];
};

/** Embeds the bytes as text: for streams. */
export const embedAsText: EmbedBytes = (bytes) => bytes.toString();

/**
 * Embeds placeholders, which `replacePlaceholders` replaces by bytes: encoded fragments need not be copied as strings
 * and encoded again.
 */
export function createFragmentPlaceholders(): FragmentPlaceholders {
  const fragments: Buffer[] = [];
  return {
    embed: (bytes) => {
      fragments.push(bytes);
      return `${PREFIX}${fragments.length - 1}${END}`;
    },
    replacePlaceholders: (written) => {
      const parts: Buffer[] = [];
      let from = 0;
      for (let at = written.indexOf(PREFIX); at !== -1; at = written.indexOf(PREFIX, from)) {
        const number = at + PREFIX.length;
        const end = written.indexOf(END, number);
        const piece = fragments[Number(written.toString('latin1', number, end))];
        if (!piece) throw new Error('A placeholder of the document has no fragment.');
        parts.push(written.subarray(from, at), piece);
        from = end + END.length;
      }
      return [...parts, written.subarray(from)];
    },
  };
}
