import { describe, expect, it } from '@jest/globals';
import type { DemoModel, DemoProduct } from '../catalogue/product-record.ts';
import { PRODUCTS } from '../catalogue/products.ts';
import { energyLabelOf } from '../energy-label.ts';
import { declaredOf } from './declared.ts';
import type { DeclaredRecord, EnergyRecord } from './energy-record.ts';
import { electricEfficiency, gasEfficiency, MIN_EFFICIENCY } from './local-heating.ts';
import { boilerHeating, heatPumpHeating } from './space-heating.ts';
import { ventilation } from './ventilation.ts';
import { electricWaterHeating, heatPumpWaterHeating, maxMixedWater, REFERENCE_KWH } from './water-heating.ts';

type Size = { name: string; product: DemoProduct; model: DemoModel; record: DeclaredRecord };
const SIZES: Size[] = PRODUCTS.flatMap((product) =>
  product.models.map((model) => ({
    name: `${product.key} ${model.code}`,
    product,
    model,
    record: declaredOf(product, model),
  })),
);

function sizesOf<Kind extends EnergyRecord['kind']>(kind: Kind) {
  return SIZES.flatMap((size) => {
    const { energy } = size.record;
    return energy?.kind === kind
      ? [{ ...size, energy: energy as Extract<EnergyRecord, { kind: Kind }> }]
      : [];
  });
}

/** Names of the items that violate a rule. */
function breaking<One extends { name: string }>(sizes: One[], holds: (size: One) => boolean): string[] {
  expect(sizes.length).toBeGreaterThan(0);
  return sizes.filter((size) => !holds(size)).map(({ name }) => name);
}

function climatesOf({ product, model }: Size): string[] {
  return energyLabelOf(product, model, 'en')?.figures.flatMap((figure) => figure.climate ?? []) ?? [];
}

describe('declared energy records', () => {
  it('[PR-02] sizes with a label or seasonal efficiency: each has a record, and each record a size', () => {
    const needing = SIZES.filter(({ product }) =>
      /^(inertie|panneau|convecteur|soufflant|cassette|radiateur|seche-serviettes-(electrique|soufflant|mixte)|pompe|chauffe-eau|ballon|chaudiere|vmc|climatiseur)/.test(
        product.type,
      ),
    );
    expect(breaking(needing, ({ record }) => record.energy !== undefined)).toEqual([]);
    const kinds = SIZES.map(({ record }) => record.energy?.kind);
    expect(new Set(kinds).size).toBe(11);
  });

  it('[PR-02] electric local space heaters: they have no label', () => {
    expect(
      breaking(
        sizesOf('electric-heater'),
        ({ product, model }) => energyLabelOf(product, model, 'fr') === null,
      ),
    ).toEqual([]);
  });

  it('outputs and volumes: records match their sizes', () => {
    const same = SIZES.flatMap(({ name, model, record: { energy } }) => {
      if (!energy) return [];
      const kilowatts =
        energy.kind === 'heat-pump'
          ? energy.ratedOutputs35Kw.average
          : energy.kind === 'boiler'
            ? energy.ratedOutputKw
            : energy.kind === 'air-conditioner'
              ? energy.coolingLoadKw
              : energy.kind === 'gas-heater'
                ? energy.nominalOutputKw
                : undefined;
      const litres = 'storageLitres' in energy ? energy.storageLitres : undefined;
      return [
        ...(kilowatts === undefined ? [] : [{ name, pair: [kilowatts * 1000, model.power] }]),
        ...(litres === undefined ? [] : [{ name, pair: [litres, model.volume] }]),
      ];
    });
    expect(breaking(same, ({ pair: [declared, sold] }) => declared === sold)).toEqual([]);
  });
});

describe('plausibility of declared energy', () => {
  it('heat pumps: the efficiency is SCOP over 2.5 less corrections, better at 35 than at 55 °C', () => {
    expect(
      breaking(sizesOf('heat-pump'), ({ energy }) => {
        const points = energy.source === 'brine' ? 8 : 3;
        const [low, medium] = [heatPumpHeating(energy, 35), heatPumpHeating(energy, 55)];
        return (
          low.efficiencyPercent === Math.round(energy.scop35 * 40 - points) &&
          medium.efficiencyPercent === Math.round(energy.scop55 * 40 - points) &&
          low.annualKwh < medium.annualKwh &&
          energy.scop35 < 6.5
        );
      }),
    ).toEqual([]);
  });

  it('boilers: gas reaches the 86 % and electricity the 36 % of Regulation (EU) 813/2013, within physical limits', () => {
    expect(
      breaking(sizesOf('boiler'), ({ energy }) => {
        const { efficiencyPercent } = boilerHeating(energy);
        return energy.fuel === 'gas'
          ? efficiencyPercent >= 86 && efficiencyPercent <= 98
          : efficiencyPercent >= 36 && efficiencyPercent <= 37;
      }),
    ).toEqual([]);
  });

  it('water heaters: no element exceeds 40 % without smart control; the limits of Regulation (EU) 814/2013 are reached', () => {
    const min = { XXS: 32, S: 32, M: 32, L: 37, XL: 37 };
    expect(
      breaking(sizesOf('electric-water-heater'), ({ energy }) => {
        const { efficiencyPercent } = electricWaterHeating(energy);
        return (
          efficiencyPercent >= min[energy.profile] &&
          energy.dailyElectricityKwh > REFERENCE_KWH[energy.profile] &&
          (energy.smartControlFactor > 0 || efficiencyPercent < 40)
        );
      }),
    ).toEqual([]);
    expect(
      breaking(sizesOf('heat-pump-water-heater'), ({ energy }) => {
        const { efficiencyPercent } = heatPumpWaterHeating(energy);
        return efficiencyPercent > 100 && efficiencyPercent < energy.cop * 42;
      }),
    ).toEqual([]);
  });

  it('heat pumps: colder climates need more electricity, and every climate of the label has its figures', () => {
    expect(
      breaking(sizesOf('heat-pump-water-heater'), ({ energy }) => {
        const [colder, average, warmer] = (['colder', 'average', 'warmer'] as const).map(
          (climate) => heatPumpWaterHeating(energy, climate).annualKwh,
        );
        if (!colder || !average || !warmer) return false;
        return energy.airCelsius === 20
          ? colder === average && average === warmer
          : colder > average && average > warmer;
      }),
    ).toEqual([]);
    const three = ['average', 'colder', 'warmer'];
    expect(
      breaking(sizesOf('heat-pump'), (size) => climatesOf(size).join() === [...three, ...three].join()),
    ).toEqual([]);
    expect(
      breaking(sizesOf('heat-pump-water-heater'), (size) => climatesOf(size).join() === three.join()),
    ).toEqual([]);
  });

  it('mixed water: V40 stays below the whole tank mixed with cold water, and reaches the minimum of its profile', () => {
    const min = { XXS: 0, S: 0, M: 65, L: 130, XL: 210 };
    const mixed = [...sizesOf('electric-water-heater'), ...sizesOf('heat-pump-water-heater')];
    expect(
      breaking(mixed, ({ energy }) => {
        const max = maxMixedWater(energy.storageLitres, energy);
        return energy.mixedWater40Litres < max && energy.mixedWater40Litres >= min[energy.profile];
      }),
    ).toEqual([]);
    const tank = { mixedWater40Litres: 0, tankCelsius: 60, coldWaterCelsius: 10 } as const;
    expect(Math.floor(maxMixedWater(200, tank))).toBe(333);
  });

  it('ventilation: every unit reaches the −20 kWh/m².a of Regulation (EU) 1253/2014; only heat recovery passes −29', () => {
    expect(
      breaking(sizesOf('ventilation'), ({ energy }) => {
        const { specificConsumption } = ventilation(energy);
        return specificConsumption <= -20 && (energy.flow === 'balanced' || specificConsumption > -29);
      }),
    ).toEqual([]);
  });

  it('local space heaters: efficiencies reach the limits of Regulation (EU) 2024/1103, Annex II', () => {
    expect(
      breaking(sizesOf('electric-heater'), ({ energy }) => {
        const efficiency = electricEfficiency(energy);
        return efficiency >= MIN_EFFICIENCY[energy.use] && efficiency <= 52.6;
      }),
    ).toEqual([]);
    expect(
      breaking(sizesOf('gas-heater'), ({ energy }) => gasEfficiency(energy) >= MIN_EFFICIENCY[energy.flue]),
    ).toEqual([]);
  });

  it('local space heaters: the method yields the limits of Annex II for the minimum control', () => {
    const base = { kind: 'electric-heater', nominalOutputKw: 1, functions: [] } as const;
    expect(electricEfficiency({ ...base, use: 'portable', control: 'mechanical-thermostat' })).toBe(44.7);
    expect(
      electricEfficiency({
        ...base,
        use: 'fixed',
        control: 'week-timer',
        functions: [
          'open-window-detection',
          'distance-control',
          'adaptive-start',
          'self-learning',
          'control-accuracy',
        ],
      }),
    ).toBe(52.6);
  });

  it('local space heaters: functions count exactly where the page names them', () => {
    const named = {
      'open-window-detection': 'fenetre-ouverte',
      'presence-detection': 'detection-presence',
      'distance-control': 'application',
    } as const;
    expect(
      breaking(sizesOf('electric-heater'), ({ energy, product }) =>
        Object.entries(named).every(
          ([name, control]) =>
            energy.functions.some((found) => found === name) ===
            product.controls.some((found) => found === control),
        ),
      ),
    ).toEqual([]);
    expect(
      breaking(sizesOf('electric-heater'), ({ energy, product }) =>
        /timer/.test(energy.control) ? product.controls.includes('programmation') : true,
      ),
    ).toEqual([]);
  });
});

describe('plausibility of declared sound', () => {
  it('sound power: it exceeds sound pressure, by at least 8 dB outdoors, within the legal limits', () => {
    const withSound = SIZES.flatMap((size) =>
      size.record.sound ? [{ ...size, sound: size.record.sound }] : [],
    );
    expect(
      breaking(withSound, ({ sound: { pressureDb, powerIndoorsDb: indoors, powerOutdoorsDb: outdoors } }) => {
        const powers = [indoors, outdoors].flatMap((power) => power ?? []);
        return (
          powers.length > 0 &&
          powers.every((power) => power > pressureDb) &&
          (indoors !== undefined || (outdoors ?? 0) >= pressureDb + 8) &&
          (outdoors ?? 0) <= 70 &&
          (indoors ?? 0) <= 70
        );
      }),
    ).toEqual([]);
  });

  it('heat pumps, air conditioners, boilers and ventilation: all declare sound', () => {
    const needing = SIZES.filter(({ product }) => /^(pompe|climatiseur|chaudiere|vmc)/.test(product.type));
    expect(breaking(needing, ({ record }) => record.sound !== undefined)).toEqual([]);
  });
});

describe('sound in the texts of products', () => {
  const DISTANCE = /(?:à|at) (?:1 m\b|un mètre|one metre|a metre)|a metre away/i;
  /** Differences have no distance, such as the 3 dB(A) of the French limit for neighbours. */
  const DIFFERENCE = /\b[36] dB\(A\)/;

  it('[PR-02] sound levels: each names its distance', () => {
    const bare = PRODUCTS.flatMap(({ key, texts }) =>
      stringsOf(texts)
        .filter((text) => text.includes('dB(A)') && !DISTANCE.test(text) && !DIFFERENCE.test(text))
        .map((text) => `${key}: ${text}`),
    );
    expect(bare).toEqual([]);
  });
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}
