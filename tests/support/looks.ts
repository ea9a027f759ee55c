/**
 * `LOOKS=all npm test` looks at each page in every way there is and takes each journey in every language and width.
 * Otherwise they are shared out among pages of a kind, sizes and languages: each is taken, not everywhere.
 */
export const hasAllLooks = process.env['LOOKS'] === 'all';

/** Of several ways to go (a language and a width each) the one at this place; each, if all looks are asked for. */
export function takeTurn<Way>(ways: readonly Way[], turn: number): readonly Way[] {
  return hasAllLooks ? ways : ways.filter((_way, index) => index === turn % ways.length);
}
