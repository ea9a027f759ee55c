/**
 * Base temperatures in °C at sea level, by département: the coldest day a house is heated for. From the national
 * annex to the European method for heat losses, rounded, and as in the tables of heating engineers.
 */
const BASE_TEMPERATURES: Record<number, string> = {
  [-2]: '2A 2B',
  [-4]: '22 29 50 56',
  [-5]: '06 09 11 13 16 17 24 30 31 32 33 34 35 40 44 47 64 65 66 75 81 82 83 85',
  [-6]: '07 26 46 84',
  [-7]: '02 14 18 27 28 36 37 41 45 49 53 60 61 72 76 77 78 79 86 91 92 93 94 95',
  [-8]: '03 04 12 15 19 23 43 48 63 87',
  [-9]: '59 62 80',
  [-10]: '01 05 08 10 21 38 39 42 51 58 69 70 71 73 74 89',
  [-12]: '25 52 55',
  [-15]: '54 57 67 68 88 90',
};

/** The table by temperature, mildest first, as the calculator's page publishes it. */
export const BASE_TEMPERATURE_ROWS: readonly { temperature: number; departments: string[] }[] =
  Object.entries(BASE_TEMPERATURES).map(([temperature, departments]) => ({
    temperature: Number(temperature),
    departments: departments.split(' '),
  }));

const byDepartment = new Map(
  BASE_TEMPERATURE_ROWS.flatMap(({ temperature, departments }) =>
    departments.map((department) => [department, temperature] as const),
  ),
);

/** Bands of altitude in metres (inclusive), and their temperature difference in degrees. */
export const ALTITUDES = [
  { upTo: 200, colder: 0 },
  { upTo: 400, colder: 1 },
  { upTo: 600, colder: 3 },
  { upTo: 800, colder: 5 },
  { upTo: 1000, colder: 7 },
  { upTo: 1300, colder: 9 },
  { upTo: 1600, colder: 11 },
  { upTo: 2000, colder: 13 },
] as const;
export type Altitude = (typeof ALTITUDES)[number]['upTo'];

/** Returns the département of an INSEE code: two characters, three overseas. */
export function departmentOf(insee: string): string {
  return insee.startsWith('97') || insee.startsWith('98') ? insee.slice(0, 3) : insee.slice(0, 2);
}

/** Returns the base temperature of a département in a band of altitude (its upper end); `undefined` without a table. */
export function baseTemperature(department: string, altitude: number): number | undefined {
  const atSeaLevel = byDepartment.get(department);
  const band = ALTITUDES.find(({ upTo }) => altitude <= upTo) ?? ALTITUDES[ALTITUDES.length - 1];
  return atSeaLevel === undefined || !band ? undefined : atSeaLevel - band.colder;
}

/** Départements with a base temperature: all of metropolitan France. */
export const DEPARTMENTS = [...byDepartment.keys()];
