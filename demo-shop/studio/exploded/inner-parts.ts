import type { ModelPart } from './explode.ts';
import { ventilationBox, ventilationDouble, roundUnit, extract, indoorAir } from './inner-air.ts';
import {
  radiator,
  panel,
  ladder,
  gasRadiator,
  airMover,
  cassette,
  portable,
  small,
} from './inner-heating.ts';
import type { Make } from './inner-part.ts';
import { hangingTank, lyingTank, standingTank, indoorUnit, boiler, outdoor } from './inner-water.ts';
import type { ExportedModel } from './read-model.ts';

/** Parts inside an appliance, whose model is a shell: simple solids at their positions, scaled to the product. */
export function innerParts({ design, size }: Pick<ExportedModel, 'design' | 'size'>): ModelPart[] {
  return (INNER[design] ?? (() => []))(size);
}

const INNER: Record<string, Make> = {
  fins: radiator,
  'fins-low': radiator,
  'fins-vertical': radiator,
  bars: radiator,
  'bars-close': radiator,
  'bars-vertical': radiator,
  columns: radiator,
  panel,
  'panel-glass': panel,
  'panel-vertical': panel,
  slab: panel,
  'gas-radiator': gasRadiator,
  'air-curtain': airMover,
  'unit-heater': airMover,
  'radiant-cassette': cassette,
  convector: portable,
  'fan-heater': portable,
  ladder,
  'ladder-water': ladder,
  'ladder-asymmetric': ladder,
  'ladder-blower': ladder,
  slats: ladder,
  'tank-vertical': hangingTank,
  'tank-horizontal': lyingTank,
  'tank-slim': hangingTank,
  'tank-small': hangingTank,
  'tank-vertical-pump': hangingTank,
  'tank-floor': standingTank,
  'tank-electric': standingTank,
  'tank-storage': standingTank,
  'tank-buffer': standingTank,
  'heat-pump-one-fan': outdoor,
  'heat-pump-two-fans': outdoor,
  'split-outdoor': outdoor,
  'hydraulic-module': indoorUnit,
  'hydraulic-tower': indoorUnit,
  'ground-source': indoorUnit,
  'boiler-wall': boiler,
  'boiler-floor': boiler,
  'ventilation-box': ventilationBox,
  'ventilation-double': ventilationDouble,
  'extract-fan': extract,
  'wall-unit-round': roundUnit,
  thermostat: small,
  gateway: small,
  sensor: small,
  'split-indoor': indoorAir,
  ducted: indoorAir,
  monobloc: indoorAir,
};
