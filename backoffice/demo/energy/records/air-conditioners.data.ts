import type { DeclaredRecords } from '../energy-record.ts';

export const AIR_CONDITIONERS_RECORDS: DeclaredRecords = {
  ombre: {
    '2000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2, heatingLoadKw: 2, seer: 8.7, scop: 4.6 },
      sound: {
        pressureDb: 19,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 50,
        powerOutdoorsDb: 58,
      },
    },
    '2500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2.5, heatingLoadKw: 2.4, seer: 8.7, scop: 4.6 },
      sound: {
        pressureDb: 19,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 52,
        powerOutdoorsDb: 60,
      },
    },
    '3500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 3.5, heatingLoadKw: 2.8, seer: 8.7, scop: 4.6 },
      sound: {
        pressureDb: 21,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 54,
        powerOutdoorsDb: 61,
      },
    },
  },
  auvent: {
    '2500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2.5, heatingLoadKw: 2.4, seer: 7.6, scop: 4.6 },
      sound: {
        pressureDb: 21,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 54,
        powerOutdoorsDb: 60,
      },
    },
    '3500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 3.5, heatingLoadKw: 2.8, seer: 7.6, scop: 4.6 },
      sound: {
        pressureDb: 22,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 56,
        powerOutdoorsDb: 61,
      },
    },
    '5000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 5, heatingLoadKw: 4.2, seer: 7, scop: 4.3 },
      sound: {
        pressureDb: 27,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 59,
        powerOutdoorsDb: 64,
      },
    },
  },
  pergola: {
    '2500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2.5, heatingLoadKw: 2.8, seer: 8.6, scop: 5.1 },
      sound: {
        pressureDb: 20,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 52,
        powerOutdoorsDb: 59,
      },
    },
    '3500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 3.5, heatingLoadKw: 3.4, seer: 8.6, scop: 5.1 },
      sound: {
        pressureDb: 21,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 54,
        powerOutdoorsDb: 61,
      },
    },
    '5000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 5, heatingLoadKw: 5.2, seer: 7.4, scop: 4.7 },
      sound: {
        pressureDb: 26,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 58,
        powerOutdoorsDb: 64,
      },
    },
  },
  tonnelle: {
    '2000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2, heatingLoadKw: 1.8, seer: 6.8, scop: 4.2 },
      sound: {
        pressureDb: 22,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 54,
        powerOutdoorsDb: 61,
      },
    },
    '2500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 2.5, heatingLoadKw: 2.2, seer: 6.8, scop: 4.2 },
      sound: {
        pressureDb: 22,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 55,
        powerOutdoorsDb: 61,
      },
    },
    '3500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 3.5, heatingLoadKw: 2.7, seer: 6.8, scop: 4.2 },
      sound: {
        pressureDb: 24,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 57,
        powerOutdoorsDb: 63,
      },
    },
    '5000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 5, heatingLoadKw: 4, seer: 6.8, scop: 4.2 },
      sound: {
        pressureDb: 29,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 60,
        powerOutdoorsDb: 65,
      },
    },
  },
  patio: {
    '4000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 4, heatingLoadKw: 3.4, seer: 7.2, scop: 4.2 },
      sound: { pressureDb: 46, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 59 },
    },
    '5200': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 5.2, heatingLoadKw: 4.4, seer: 7.2, scop: 4.2 },
      sound: { pressureDb: 47, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 61 },
    },
    '6800': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 6.8, heatingLoadKw: 5.6, seer: 7.2, scop: 4.2 },
      sound: { pressureDb: 49, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 63 },
    },
  },
  'claire-voie': {
    '8000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 8, heatingLoadKw: 6.6, seer: 6.9, scop: 4.1 },
      sound: { pressureDb: 50, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 65 },
    },
    '10000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 10, heatingLoadKw: 8.2, seer: 6.9, scop: 4.1 },
      sound: { pressureDb: 52, distanceMetres: 1, mode: 'rated', powerOutdoorsDb: 67 },
    },
  },
  loggia: {
    '3500': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 3.5, heatingLoadKw: 2.8, seer: 6.5, scop: 4.2 },
      sound: {
        pressureDb: 24,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 54,
        powerOutdoorsDb: 61,
      },
    },
    '5000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 5, heatingLoadKw: 4.2, seer: 6.5, scop: 4.2 },
      sound: {
        pressureDb: 26,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 57,
        powerOutdoorsDb: 63,
      },
    },
    '7000': {
      energy: { kind: 'air-conditioner', coolingLoadKw: 7, heatingLoadKw: 5.8, seer: 6.5, scop: 4.2 },
      sound: {
        pressureDb: 29,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 60,
        powerOutdoorsDb: 65,
      },
    },
  },
  marquise: {
    '2000': {
      energy: { kind: 'double-duct', coolingOutputKw: 2, heatingOutputKw: 1.9, eer: 3.2, cop: 3.2 },
      sound: {
        pressureDb: 29,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 57,
        powerOutdoorsDb: 58,
      },
    },
    '2700': {
      energy: { kind: 'double-duct', coolingOutputKw: 2.7, heatingOutputKw: 2.5, eer: 3.2, cop: 3.2 },
      sound: {
        pressureDb: 31,
        distanceMetres: 1,
        mode: 'low-speed',
        powerIndoorsDb: 59,
        powerOutdoorsDb: 60,
      },
    },
  },
};
