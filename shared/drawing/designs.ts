import {
  ducted,
  extractFan,
  gateway,
  monobloc,
  sensor,
  splitIndoor,
  thermostat,
  ventilationBox,
  ventilationDouble,
  wallUnitRound,
} from './air.ts';
import { boilerFloor, boilerWall } from './boilers.ts';
import { heatPumpOneFan, heatPumpTwoFans, splitOutdoor } from './heat-pumps.ts';
import {
  airCurtain,
  bars,
  barsClose,
  barsVertical,
  columns,
  convector,
  fanHeater,
  fins,
  finsLow,
  finsVertical,
  gasRadiator,
  panel,
  panelGlass,
  panelVertical,
  radiantCassette,
  slab,
  unitHeater,
} from './radiators.ts';
import type { Design, Shape } from './shapes.ts';
import { ladder, ladderAsymmetric, ladderBlower, ladderWater, slats } from './towel-dryers.ts';
import {
  groundSource,
  hydraulicModule,
  hydraulicTower,
  tankBuffer,
  tankElectric,
  tankFloor,
  tankHorizontal,
  tankSlim,
  tankSmall,
  tankStorage,
  tankVertical,
  tankVerticalPump,
} from './water.ts';

/** Designs by their names in the back office. */
const DESIGNS: Record<string, Design> = {
  fins,
  'fins-vertical': finsVertical,
  'fins-low': finsLow,
  panel,
  'panel-glass': panelGlass,
  'panel-vertical': panelVertical,
  bars,
  'bars-close': barsClose,
  'bars-vertical': barsVertical,
  columns,
  convector,
  'fan-heater': fanHeater,
  'gas-radiator': gasRadiator,
  slab,
  'air-curtain': airCurtain,
  'unit-heater': unitHeater,
  'radiant-cassette': radiantCassette,
  ladder,
  'ladder-water': ladderWater,
  'ladder-asymmetric': ladderAsymmetric,
  'ladder-blower': ladderBlower,
  slats,
  'tank-vertical': tankVertical,
  'tank-vertical-pump': tankVerticalPump,
  'tank-horizontal': tankHorizontal,
  'tank-slim': tankSlim,
  'tank-small': tankSmall,
  'tank-floor': tankFloor,
  'tank-electric': tankElectric,
  'tank-storage': tankStorage,
  'tank-buffer': tankBuffer,
  'hydraulic-tower': hydraulicTower,
  'hydraulic-module': hydraulicModule,
  'ground-source': groundSource,
  'heat-pump-one-fan': heatPumpOneFan,
  'heat-pump-two-fans': heatPumpTwoFans,
  'split-outdoor': splitOutdoor,
  'boiler-wall': boilerWall,
  'boiler-floor': boilerFloor,
  'ventilation-box': ventilationBox,
  'ventilation-double': ventilationDouble,
  'extract-fan': extractFan,
  'wall-unit-round': wallUnitRound,
  'split-indoor': splitIndoor,
  ducted,
  monobloc,
  thermostat,
  gateway,
  sensor,
};

/** Names of the drawings. */
export function listDesigns(): string[] {
  return Object.keys(DESIGNS);
}

/**
 * Draws the front elevation of a product; consecutive shapes of one paint are merged. An unknown design is a plain
 * case.
 */
export function drawDesign(name: string, width: number, height: number): Shape[] {
  const design = Object.hasOwn(DESIGNS, name) ? DESIGNS[name] : undefined;
  const drawn: Shape[] = [];
  for (const shape of (design ?? panel)(width, height)) {
    const last = drawn.at(-1);
    if (last?.paint === shape.paint) last.d += shape.d;
    else drawn.push({ ...shape });
  }
  return drawn;
}
