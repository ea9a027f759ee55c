import type { DeclaredRecords } from '../energy-record.ts';

export const GAS_HEATERS_RECORDS: DeclaredRecords = {
  tison: {
    '2000': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 2,
        usefulEfficiencyPercent: 92.5,
        electricityKw: 0,
        pilotFlameKw: 0.06,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
    '2500': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 2.5,
        usefulEfficiencyPercent: 92.5,
        electricityKw: 0,
        pilotFlameKw: 0.06,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
    '3500': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 3.5,
        usefulEfficiencyPercent: 92.5,
        electricityKw: 0,
        pilotFlameKw: 0.06,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
  },
  chenet: {
    '3500': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 3.5,
        usefulEfficiencyPercent: 82,
        electricityKw: 0,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
    '4200': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 4.2,
        usefulEfficiencyPercent: 82,
        electricityKw: 0,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
    '5000': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 5,
        usefulEfficiencyPercent: 82,
        electricityKw: 0,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
  },
  cremaillere: {
    '2500': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 2.5,
        usefulEfficiencyPercent: 89.5,
        electricityKw: 0.012,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
    '3500': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 3.5,
        usefulEfficiencyPercent: 89.5,
        electricityKw: 0.012,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
    '4500': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 4.5,
        usefulEfficiencyPercent: 89.5,
        electricityKw: 0.012,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
    '5000': {
      energy: {
        kind: 'gas-heater',
        flue: 'balanced',
        nominalOutputKw: 5,
        usefulEfficiencyPercent: 89.5,
        electricityKw: 0.012,
        pilotFlameKw: 0,
        control: 'week-timer',
        functions: [],
      },
    },
  },
  landier: {
    '4500': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 4.5,
        usefulEfficiencyPercent: 87.5,
        electricityKw: 0,
        pilotFlameKw: 0.1,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
    '5200': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 5.2,
        usefulEfficiencyPercent: 87.5,
        electricityKw: 0,
        pilotFlameKw: 0.1,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
    '6000': {
      energy: {
        kind: 'gas-heater',
        flue: 'chimney',
        nominalOutputKw: 6,
        usefulEfficiencyPercent: 87.5,
        electricityKw: 0,
        pilotFlameKw: 0.1,
        control: 'mechanical-thermostat',
        functions: [],
      },
    },
  },
};
