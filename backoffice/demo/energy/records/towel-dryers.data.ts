import type { DeclaredRecords } from '../energy-record.ts';

export const TOWEL_DRYERS_RECORDS: DeclaredRecords = {
  lame: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 19, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 27 },
    },
  },
  refend: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'adaptive-start', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'adaptive-start', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'adaptive-start', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'adaptive-start', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'adaptive-start', 'control-accuracy'],
      },
    },
  },
  claustra: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  colombage: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  meneau: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 16, distanceMetres: 1, mode: 'heating', powerIndoorsDb: 24 },
    },
  },
  soubassement: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  chevetre: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  lisse: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  futaie: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  balustre: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  croisee: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
  },
  seuil: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  trumeau: {
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
  },
  linteau: {
    '1100': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.1,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
    '1400': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.4,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
  },
  margelle: {
    '300': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.3,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
  },
  chambranle: {
    '1400': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.4,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '1600': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.6,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
  },
  entablement: {
    '1200': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  clef: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
  },
  rive: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  berge: {
    '400': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.4,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.8,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  treille: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: [
          'presence-detection',
          'open-window-detection',
          'distance-control',
          'self-learning',
          'control-accuracy',
        ],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: [
          'presence-detection',
          'open-window-detection',
          'distance-control',
          'self-learning',
          'control-accuracy',
        ],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: [
          'presence-detection',
          'open-window-detection',
          'distance-control',
          'self-learning',
          'control-accuracy',
        ],
      },
    },
  },
  roseau: {
    '300': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.3,
        control: 'week-timer',
        functions: ['working-time-limitation', 'control-accuracy'],
      },
    },
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['working-time-limitation', 'control-accuracy'],
      },
    },
    '700': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.7,
        control: 'week-timer',
        functions: ['working-time-limitation', 'control-accuracy'],
      },
    },
  },
  espalier: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  patere: {
    '400': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.4,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
    '800': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.8,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
  },
  potence: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
    },
  },
  lavandiere: {
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 53 },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 46, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 54 },
    },
    '1750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
      sound: { pressureDb: 46, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 54 },
    },
  },
  etendage: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 42, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 50 },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 44, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 52 },
    },
    '1750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 53 },
    },
  },
  penderie: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 38, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 46 },
    },
    '1400': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.4,
        control: 'week-timer',
        functions: ['distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 38, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 46 },
    },
  },
  mangle: {
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 47, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 55 },
    },
    '1750': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 1.75,
        control: 'week-timer',
        functions: ['presence-detection', 'distance-control', 'control-accuracy'],
      },
      sound: { pressureDb: 48, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 56 },
    },
  },
  affluent: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.3,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '700': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '950': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
  },
  confluent: {
    '450': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.2,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '650': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.3,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
    '850': {
      energy: {
        kind: 'electric-heater',
        use: 'towel-rail',
        nominalOutputKw: 0.4,
        control: 'week-timer',
        functions: ['control-accuracy'],
      },
    },
  },
};
