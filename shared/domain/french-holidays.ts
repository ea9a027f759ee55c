/** Fixed legal holidays of France, month and day. */
const FIXED = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);
/** Easter Monday, Ascension Day, Whit Monday: days after Easter. */
const AFTER_EASTER = [1, 39, 50];

const DAY_MS = 86_400_000;

/** True if a day (`2026-05-14`) is a legal holiday in France, without those of Alsace and Moselle. */
export function isFrenchHoliday(day: string): boolean {
  if (FIXED.has(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((days) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10) === day);
}

/** Returns Easter Sunday at midnight UTC, by Butcher's algorithm, valid for every Gregorian year. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
