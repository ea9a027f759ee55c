/** `npm test` runs a short form of fault tests, `npm run test:faults` the long one. */
export const IS_LONG_FORM = process.env['FAULTS_FORM'] === 'long';

/** Size of a fault test. */
export function faultSize(short: number, long: number): number {
  return IS_LONG_FORM ? long : short;
}
