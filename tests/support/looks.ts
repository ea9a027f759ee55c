/**
 * `LOOKS=all npm test` checks each page in every variant, and each journey in every language and width. By
 * default these rotate among pages of a kind, sizes and languages, so that each occurs somewhere.
 */
export const hasAllLooks = process.env['LOOKS'] === 'all';

/** The variant at this index, wrapping around; all variants if `LOOKS=all`. */
export function takeTurn<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  return hasAllLooks ? ways : ways.filter((_way, index) => index === turn % ways.length);
}
