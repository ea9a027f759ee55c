/** Faults are tried a little by every `npm test`, much by `npm run test:faults`. */
export const IS_LONG_FORM = process.env['FAULTS_FORM'] === 'long';

/** How much of a fault is tried. */
export function faultSize(short: number, long: number): number {
  return IS_LONG_FORM ? long : short;
}
