import { readOrderLines } from './order-lines.ts';

/** Names in the address: the lines, and how many found no room there. */
export const LINES_PARAMETER = 'lines';
export const LEFT_PARAMETER = 'left';

export type PackedLines = {
  packed: string;
  /** Lines that found no room. */
  left: number;
};

const SEPARATOR = '_';
const LONGEST_REFERENCE = 32;
const LONGEST_AMOUNT = 12;
/** Redirects lead to addresses of 2,048 signs at most; the rest of them is the page's own. */
const LONGEST_PACKED = 1960;

/** Lines as they stand in an address: `PR-LAM-014*2_AC-THE-001`. */
export function packOrderLines(text: string, most: number): PackedLines {
  const all = readOrderLines(text);
  const packed: string[] = [];
  let length = 0;
  for (const { reference, amount, quantity } of all.slice(0, most)) {
    const named = bare(reference, LONGEST_REFERENCE);
    const line = quantity === 1 ? named : `${named}*${bare(amount, LONGEST_AMOUNT)}`;
    length += lengthInAddress(line + SEPARATOR);
    if (length > LONGEST_PACKED) break;
    packed.push(line);
  }
  return { packed: packed.join(SEPARATOR), left: all.length - packed.length };
}

function lengthInAddress(text: string): number {
  return new URLSearchParams([['', text]]).toString().length - 1;
}

/** Without the signs that mean something in the address, nor halves of pairs of signs, which no address can hold. */
function bare(text: string, most: number): string {
  return Array.from(text.replace(/[_*]|\p{Cs}/gu, ' '))
    .slice(0, most)
    .join('')
    .trim();
}

/** Lines of an address as they are pasted. */
export function unpackOrderLines(packed: string): string {
  return packed
    .split(SEPARATOR)
    .map((line) => line.replace('*', ' × '))
    .join('\n');
}
