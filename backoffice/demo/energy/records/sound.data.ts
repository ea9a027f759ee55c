import type { DeclaredRecords } from '../energy-record.ts';

export const SOUND_RECORDS: DeclaredRecords = {
  sas: {
    '100': { sound: { pressureDb: 52, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 60 } },
    '150': { sound: { pressureDb: 53, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 61 } },
    '200': { sound: { pressureDb: 55, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 63 } },
  },
  tambour: {
    '100': { sound: { pressureDb: 51, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 59 } },
    '150': { sound: { pressureDb: 52, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 60 } },
    '200': { sound: { pressureDb: 54, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 62 } },
  },
  portique: {
    '150': { sound: { pressureDb: 58, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 66 } },
    '200': { sound: { pressureDb: 59, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 67 } },
    '250': { sound: { pressureDb: 61, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 69 } },
  },
  soufflerie: {
    '3000': { sound: { pressureDb: 47, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 55 } },
    '4500': { sound: { pressureDb: 48, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 56 } },
    '6000': { sound: { pressureDb: 49, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 57 } },
    '9000': { sound: { pressureDb: 52, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 60 } },
  },
  halle: {
    '12000': { sound: { pressureDb: 56, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 64 } },
    '18000': { sound: { pressureDb: 58, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 66 } },
    '24000': { sound: { pressureDb: 60, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 68 } },
  },
  quai: {
    '6000': { sound: { pressureDb: 52, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 60 } },
    '9000': { sound: { pressureDb: 54, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 62 } },
    '12000': { sound: { pressureDb: 56, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 64 } },
  },
  socle: {
    '180': { sound: { pressureDb: 28, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 36 } },
    '230': { sound: { pressureDb: 28, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 36 } },
  },
  pilastre: {
    '190': { sound: { pressureDb: 29, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 37 } },
    '240': { sound: { pressureDb: 29, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 37 } },
  },
  niche: {
    '8': { sound: { pressureDb: 27, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 35 } },
    '16': { sound: { pressureDb: 29, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 37 } },
  },
  entresol: {
    '8': { sound: { pressureDb: 25, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 33 } },
    '16': { sound: { pressureDb: 27, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 35 } },
  },
  chatiere: {
    '85': { sound: { pressureDb: 24, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 32 } },
    '150': { sound: { pressureDb: 28, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 36 } },
  },
  ouie: {
    '95': { sound: { pressureDb: 33, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 41 } },
    '175': { sound: { pressureDb: 36, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 44 } },
    '280': { sound: { pressureDb: 41, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 49 } },
  },
  meurtriere: {
    '30': { sound: { pressureDb: 21, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 29 } },
    '50': { sound: { pressureDb: 24, distanceMetres: 1, mode: 'rated', powerIndoorsDb: 32 } },
  },
};
