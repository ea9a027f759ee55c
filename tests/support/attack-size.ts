const IS_LONG = process.env['SECURITY_FORM'] === 'long';
const MINUTE = 60_000;

/** Size of an attack: `short` in `npm test`, `long` in `npm run test:security`. */
export function attackSize(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/** For attacks that need other programs or privileges. */
export const IS_LONG_FORM = IS_LONG;

/** Timeout of one attack test. */
export const ATTACK_MS = attackSize(2 * MINUTE, 240 * MINUTE);
