const IS_LONG = process.env['SECURITY_FORM'] === 'long';
const MINUTE = 60_000;

/** How much of an attack is tried: a little by every `npm test`, much by `npm run test:security`. */
export function attackSize(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/** For attacks that need other programs, or rights. */
export const IS_LONG_FORM = IS_LONG;

/** How long one test of an attack may take. */
export const ATTACK_MS = attackSize(2 * MINUTE, 240 * MINUTE);
