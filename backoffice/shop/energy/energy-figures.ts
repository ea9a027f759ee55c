import type { Climate } from '#shared/domain/climate.ts';
import { airFigures, doubleDuctFigures, ventilationFigures } from './air-figures.ts';
import { A_YEAR, figure, same, type EnergyFigure } from './energy-figure.ts';
import type {
  ElectricHeaterRecord,
  ElectricWaterHeaterRecord,
  EnergyRecord,
  GasHeaterRecord,
  HeatPumpWaterHeaterRecord,
  LoadProfile,
  MixedWater,
  TankRecord,
} from '#shared/contract/shop/energy-record.ts';
import { electricEfficiency, gasEfficiency, gasLabel } from './local-heating.ts';
import { boilerFigures, heatPumpFigures } from './space-figures.ts';
import { electricWaterHeating, heatPumpWaterHeating, type WaterHeating } from './water-heating.ts';

/** Figures of a record in the order of its sheet, by the regulation of its label or its limits. */
export function energyFigures(record: EnergyRecord): EnergyFigure[] {
  switch (record.kind) {
    case 'heat-pump':
      return [...heatPumpFigures(record, 55), ...heatPumpFigures(record, 35)];
    case 'boiler':
      return boilerFigures(record);
    case 'electric-water-heater':
      return electricWaterFigures(record);
    case 'heat-pump-water-heater':
      return heatPumpWaterFigures(record);
    case 'tank':
      return tankFigures(record);
    case 'air-conditioner':
      return airFigures(record);
    case 'double-duct':
      return doubleDuctFigures(record);
    case 'ventilation':
      return ventilationFigures(record);
    case 'gas-heater':
      return gasFigures(record);
    case 'electric-heater':
      return electricFigures(record);
  }
}

function electricWaterFigures(record: ElectricWaterHeaterRecord): EnergyFigure[] {
  const heating = electricWaterHeating(record);
  return [
    ...profileAndEfficiency(record.profile, heating),
    figure(
      'consumption',
      { fr: 'Consommation annuelle', en: 'Annual consumption' },
      heating.annualKwh,
      A_YEAR,
      true,
    ),
    mixedWater(record),
  ];
}

function heatPumpWaterFigures(record: HeatPumpWaterHeaterRecord): EnergyFigure[] {
  const annual = (code: string, climate: Climate, fr: string, en: string): EnergyFigure =>
    figure(
      code,
      { fr: `Consommation annuelle, climat ${fr}`, en: `Annual consumption, ${en} climate` },
      heatPumpWaterHeating(record, climate).annualKwh,
      A_YEAR,
      true,
      climate,
    );
  return [
    ...profileAndEfficiency(record.profile, heatPumpWaterHeating(record)),
    annual('consumption', 'average', 'moyen', 'average'),
    annual('consumption_colder', 'colder', 'plus froid', 'colder'),
    annual('consumption_warmer', 'warmer', 'plus chaud', 'warmer'),
    figure(
      'cop',
      {
        fr: `COP (EN 16147), air à ${record.air_celsius} °C`,
        en: `COP (EN 16147), air at ${record.air_celsius} °C`,
      },
      record.cop,
      null,
    ),
    mixedWater(record),
  ];
}

function profileAndEfficiency(profile: LoadProfile, { efficiencyPercent }: WaterHeating): EnergyFigure[] {
  return [
    figure('profile', { fr: 'Profil de soutirage', en: 'Load profile' }, same(profile), null),
    figure(
      'water_efficiency',
      { fr: 'Efficacité pour l’eau chaude', en: 'Water heating efficiency' },
      efficiencyPercent,
      '%',
    ),
  ];
}

function mixedWater({ mixed_water_40_litres, tank_celsius, cold_water_celsius }: MixedWater): EnergyFigure {
  return figure(
    'v40',
    { fr: 'Eau mitigée à 40 °C (V40)', en: 'Mixed water at 40 °C (V40)' },
    mixed_water_40_litres,
    {
      fr: `L, cuve à ${tank_celsius} °C, eau froide à ${cold_water_celsius} °C`,
      en: `L, tank at ${tank_celsius} °C, cold water at ${cold_water_celsius} °C`,
    },
  );
}

function tankFigures(record: TankRecord): EnergyFigure[] {
  return [
    figure('volume', { fr: 'Volume de stockage', en: 'Storage volume' }, record.storage_litres, 'L', true),
    figure(
      'standing_loss',
      { fr: 'Pertes statiques', en: 'Standing loss' },
      record.standing_loss_watts,
      'W',
      true,
    ),
  ];
}

function gasFigures(record: GasHeaterRecord): EnergyFigure[] {
  return [
    figure(
      'output',
      { fr: 'Puissance thermique directe', en: 'Direct heat output' },
      record.nominal_output_kw,
      'kW',
      true,
    ),
    figure(
      'index',
      { fr: 'Indice d’efficacité (UE) 2015/1186', en: 'Efficiency index (EU) 2015/1186' },
      gasLabel(record).index,
      null,
    ),
    figure(
      'useful_efficiency',
      { fr: 'Rendement utile (PCI)', en: 'Useful efficiency (NCV)' },
      record.useful_efficiency_percent,
      '%',
    ),
    seasonal(gasEfficiency(record)),
  ];
}

function electricFigures(record: ElectricHeaterRecord): EnergyFigure[] {
  return [seasonal(electricEfficiency(record))];
}

function seasonal(percent: number): EnergyFigure {
  return figure('efficiency', { fr: 'Efficacité saisonnière', en: 'Seasonal efficiency' }, percent, {
    fr: '%, règlement (UE) 2024/1103',
    en: '%, Regulation (EU) 2024/1103',
  });
}
