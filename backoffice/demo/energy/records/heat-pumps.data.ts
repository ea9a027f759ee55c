import type { DeclaredRecords } from '../energy-record.ts';

export const HEAT_PUMPS_RECORDS: DeclaredRecords = {
  bise: {
    '4': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 3.6, average: 4, warmer: 4.4 },
        ratedOutputs35Kw: { colder: 3.8, average: 4, warmer: 4.6 },
        scop55: 3.85,
        scop35: 4.9,
      },
      sound: { pressureDb: 39, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 47 },
    },
    '6': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 5.4, average: 6, warmer: 6.6 },
        ratedOutputs35Kw: { colder: 5.7, average: 6, warmer: 6.9 },
        scop55: 3.85,
        scop35: 4.9,
      },
      sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 49 },
    },
    '8': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 7.2, average: 8, warmer: 8.8 },
        ratedOutputs35Kw: { colder: 7.6, average: 8, warmer: 9.2 },
        scop55: 3.85,
        scop35: 4.9,
      },
      sound: { pressureDb: 43, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 51 },
    },
  },
  galerne: {
    '5': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 4.5, average: 5, warmer: 5.5 },
        ratedOutputs35Kw: { colder: 4.8, average: 5, warmer: 5.8 },
        scop55: 3.9,
        scop35: 5.05,
      },
      sound: { pressureDb: 38, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 46 },
    },
    '7': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 6.3, average: 7, warmer: 7.7 },
        ratedOutputs35Kw: { colder: 6.7, average: 7, warmer: 8 },
        scop55: 3.9,
        scop35: 5.05,
      },
      sound: { pressureDb: 39, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 47 },
    },
    '9': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 8.1, average: 9, warmer: 9.9 },
        ratedOutputs35Kw: { colder: 8.5, average: 9, warmer: 10.4 },
        scop55: 3.9,
        scop35: 5.05,
      },
      sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 49 },
    },
  },
  ponant: {
    '10': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 9, average: 10, warmer: 11 },
        ratedOutputs35Kw: { colder: 9.5, average: 10, warmer: 11.5 },
        scop55: 3.88,
        scop35: 4.8,
      },
      sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 49 },
    },
    '12': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 10.8, average: 12, warmer: 13.2 },
        ratedOutputs35Kw: { colder: 11.4, average: 12, warmer: 13.8 },
        scop55: 3.88,
        scop35: 4.8,
      },
      sound: { pressureDb: 43, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 51 },
    },
    '14': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 12.6, average: 14, warmer: 15.4 },
        ratedOutputs35Kw: { colder: 13.3, average: 14, warmer: 16.1 },
        scop55: 3.88,
        scop35: 4.8,
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 53 },
    },
  },
  suroit: {
    '14': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 12.6, average: 14, warmer: 15.4 },
        ratedOutputs35Kw: { colder: 13.3, average: 14, warmer: 16.1 },
        scop55: 3.55,
        scop35: 4.35,
      },
      sound: { pressureDb: 44, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 52 },
    },
    '16': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 14.4, average: 16, warmer: 17.6 },
        ratedOutputs35Kw: { colder: 15.2, average: 16, warmer: 18.4 },
        scop55: 3.55,
        scop35: 4.35,
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 53 },
    },
  },
  noroit: {
    '4': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 3.6, average: 4, warmer: 4.4 },
        ratedOutputs35Kw: { colder: 3.8, average: 4, warmer: 4.6 },
        scop55: 3.35,
        scop35: 4.3,
      },
      sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 49 },
    },
    '6': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 5.4, average: 6, warmer: 6.6 },
        ratedOutputs35Kw: { colder: 5.7, average: 6, warmer: 6.9 },
        scop55: 3.35,
        scop35: 4.3,
      },
      sound: { pressureDb: 43, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 51 },
    },
    '8': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 7.2, average: 8, warmer: 8.8 },
        ratedOutputs35Kw: { colder: 7.6, average: 8, warmer: 9.2 },
        scop55: 3.35,
        scop35: 4.3,
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 53 },
    },
  },
  levant: {
    '6': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 5.4, average: 6, warmer: 6.6 },
        ratedOutputs35Kw: { colder: 5.7, average: 6, warmer: 6.9 },
        scop55: 3.84,
        scop35: 4.85,
      },
      sound: { pressureDb: 40, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 48 },
    },
    '8': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 7.2, average: 8, warmer: 8.8 },
        ratedOutputs35Kw: { colder: 7.6, average: 8, warmer: 9.2 },
        scop55: 3.84,
        scop35: 4.85,
      },
      sound: { pressureDb: 42, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 50 },
    },
    '11': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 9.9, average: 11, warmer: 12.1 },
        ratedOutputs35Kw: { colder: 10.5, average: 11, warmer: 12.6 },
        scop55: 3.84,
        scop35: 4.85,
      },
      sound: { pressureDb: 44, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 52 },
    },
  },
  autan: {
    '11': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 9.9, average: 11, warmer: 12.1 },
        ratedOutputs35Kw: { colder: 10.5, average: 11, warmer: 12.6 },
        scop55: 3.5,
        scop35: 4.4,
      },
      sound: { pressureDb: 42, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 50 },
    },
    '14': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 12.6, average: 14, warmer: 15.4 },
        ratedOutputs35Kw: { colder: 13.3, average: 14, warmer: 16.1 },
        scop55: 3.5,
        scop35: 4.4,
      },
      sound: { pressureDb: 44, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 52 },
    },
    '16': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 14.4, average: 16, warmer: 17.6 },
        ratedOutputs35Kw: { colder: 15.2, average: 16, warmer: 18.4 },
        scop55: 3.5,
        scop35: 4.4,
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 53 },
    },
  },
  risee: {
    '4': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 3.6, average: 4, warmer: 4.4 },
        ratedOutputs35Kw: { colder: 3.8, average: 4, warmer: 4.6 },
        scop55: 3.86,
        scop35: 4.75,
      },
      sound: { pressureDb: 38, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 46 },
    },
    '5': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 4.5, average: 5, warmer: 5.5 },
        ratedOutputs35Kw: { colder: 4.8, average: 5, warmer: 5.8 },
        scop55: 3.86,
        scop35: 4.75,
      },
      sound: { pressureDb: 39, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 47 },
    },
    '6': {
      energy: {
        kind: 'heat-pump',
        source: 'air',
        ratedOutputs55Kw: { colder: 5.4, average: 6, warmer: 6.6 },
        ratedOutputs35Kw: { colder: 5.7, average: 6, warmer: 6.9 },
        scop55: 3.86,
        scop35: 4.75,
      },
      sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 49 },
    },
  },
  tuf: {
    '6': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 5.4, average: 6, warmer: 6.6 },
        ratedOutputs35Kw: { colder: 5.7, average: 6, warmer: 6.9 },
        scop55: 4.1,
        scop35: 5.3,
      },
      sound: { pressureDb: 30, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 38 },
    },
    '8': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 7.2, average: 8, warmer: 8.8 },
        ratedOutputs35Kw: { colder: 7.6, average: 8, warmer: 9.2 },
        scop55: 4.1,
        scop35: 5.3,
      },
      sound: { pressureDb: 31, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 39 },
    },
    '10': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 9, average: 10, warmer: 11 },
        ratedOutputs35Kw: { colder: 9.5, average: 10, warmer: 11.5 },
        scop55: 4.1,
        scop35: 5.3,
      },
      sound: { pressureDb: 33, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 41 },
    },
  },
  gres: {
    '8': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 7.2, average: 8, warmer: 8.8 },
        ratedOutputs35Kw: { colder: 7.6, average: 8, warmer: 9.2 },
        scop55: 4.2,
        scop35: 5.45,
      },
      sound: { pressureDb: 30, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 38 },
    },
    '12': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 10.8, average: 12, warmer: 13.2 },
        ratedOutputs35Kw: { colder: 11.4, average: 12, warmer: 13.8 },
        scop55: 4.2,
        scop35: 5.45,
      },
      sound: { pressureDb: 32, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 40 },
    },
    '16': {
      energy: {
        kind: 'heat-pump',
        source: 'brine',
        ratedOutputs55Kw: { colder: 14.4, average: 16, warmer: 17.6 },
        ratedOutputs35Kw: { colder: 15.2, average: 16, warmer: 18.4 },
        scop55: 4.2,
        scop35: 5.45,
      },
      sound: { pressureDb: 34, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 42 },
    },
  },
};
