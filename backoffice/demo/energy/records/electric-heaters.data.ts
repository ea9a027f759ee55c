import type { DeclaredRecords } from '../energy-record.ts';

export const ELECTRIC_HEATERS_RECORDS: DeclaredRecords = {
  persienne: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  lambris: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  bardeau: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  volige: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  tasseau: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  cimaise: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
  },
  parement: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  ecran: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
  },
  vantail: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  paravent: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  tableau: {
    '400': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.4,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '800': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.8,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
  },
  imposte: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
    '900': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.9,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
    '1200': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
  },
  pignon: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'control-accuracy'],
      },
    },
  },
  jalousie: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection', 'distance-control'],
      },
    },
  },
  arcade: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  montant: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  allege: {
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1250': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.25,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection', 'distance-control', 'control-accuracy'],
      },
    },
  },
  plinthe: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '900': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.9,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1200': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.2,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection', 'control-accuracy'],
      },
    },
  },
  appui: {
    '500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
    '750': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.75,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['presence-detection', 'open-window-detection'],
      },
    },
  },
  caisson: {
    '300': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.3,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '900': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.9,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
  },
  voutain: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
    '900': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 0.9,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
    '1200': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.2,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
    '1800': {
      energy: {
        kind: 'electric-heater',
        use: 'fixed',
        nominalOutputKw: 1.8,
        control: 'week-timer',
        functions: ['presence-detection', 'control-accuracy'],
      },
    },
  },
  tabouret: {
    '1000': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 1,
        control: 'day-timer',
        functions: [],
      },
    },
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 1.5,
        control: 'day-timer',
        functions: [],
      },
    },
  },
  banquette: {
    '1500': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 1.5,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: ['open-window-detection'],
      },
    },
  },
  souffle: {
    '2000': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 2,
        control: 'week-timer',
        functions: [],
      },
      sound: { pressureDb: 45, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 53 },
    },
  },
  galet: {
    '600': {
      energy: {
        kind: 'electric-heater',
        use: 'portable',
        nominalOutputKw: 0.6,
        control: 'week-timer',
        functions: ['presence-detection'],
      },
      sound: { pressureDb: 33, distanceMetres: 1, mode: 'full-speed', powerIndoorsDb: 41 },
    },
  },
};
