import { stableNumber } from '../stable-number.ts';

/** Phone ranges reserved for fiction, by telephone region. */
const RANGES = ['01 99 00', '02 61 91', '03 53 01', '04 65 71', '05 36 49'];
const MOBILE_RANGE = '06 39 98';

/** Départements of each telephone region, Paris first. */
const REGIONS = [
  '75 77 78 91 92 93 94 95',
  '14 18 22 27 28 29 35 36 37 41 44 45 49 50 53 56 61 72 76 85',
  '02 08 10 21 25 39 51 52 54 55 57 58 59 60 62 67 68 70 71 80 88 89 90',
  '01 03 04 05 06 07 11 13 15 2A 2B 26 30 34 38 42 43 48 63 66 69 73 74 83 84',
  '09 12 16 17 19 23 24 31 32 33 40 46 47 64 65 79 81 82 86 87',
].map((departements) => new Set(departements.split(' ')));

/** Fictitious phone number of the region of the commune; one firm in eight has a mobile number only. */
export function regionalPhone(insee: string, identifiant: string): string {
  const region = REGIONS.findIndex((departements) => departements.has(insee.slice(0, 2)));
  const isMobile = identifiant.startsWith('I') && stableNumber(`${identifiant} mobile`, 8) === 0;
  const digits = String(stableNumber(`${identifiant} phone`, 10_000)).padStart(4, '0');
  const range = isMobile ? MOBILE_RANGE : (RANGES[region] ?? MOBILE_RANGE);
  return `${range} ${digits.slice(0, 2)} ${digits.slice(2)}`;
}
