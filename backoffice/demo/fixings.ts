import type { Fixing } from '#shared/contract/product.ts';
import type { DemoModel, DemoProduct, Design } from './catalogue/product-record.ts';

/** Distances of the brackets from the edges of the front, in mm; without `bottom` there is one row. */
type Brackets = { side: number; top: number; bottom?: number };

const MAX_SIDE_SHARE = 0.3;
const MAX_ROW_SHARE = 0.35;
/** Brackets have a grid. */
const GRID = 5;

/** Designs mounted with screws in a wall, without floor and ceiling appliances. */
const BRACKETS: Partial<Record<Design, Brackets>> = {
  fins: { side: 200, top: 85, bottom: 85 },
  'fins-vertical': { side: 85, top: 150, bottom: 150 },
  'fins-low': { side: 180, top: 60, bottom: 60 },
  panel: { side: 110, top: 70, bottom: 90 },
  'panel-vertical': { side: 90, top: 140, bottom: 160 },
  bars: { side: 125, top: 80, bottom: 80 },
  'bars-vertical': { side: 90, top: 145, bottom: 145 },
  columns: { side: 100, top: 90, bottom: 90 },
  'gas-radiator': { side: 95, top: 80, bottom: 120 },
  slab: { side: 120, top: 110, bottom: 110 },
  'air-curtain': { side: 130, top: 55 },
  'unit-heater': { side: 70, top: 60 },
  ladder: { side: 45, top: 120, bottom: 140 },
  'ladder-asymmetric': { side: 140, top: 120, bottom: 140 },
  'ladder-blower': { side: 45, top: 120, bottom: 280 },
  slats: { side: 120, top: 110, bottom: 130 },
  'tank-vertical': { side: 145, top: 190, bottom: 250 },
  'tank-horizontal': { side: 190, top: 110 },
  'tank-slim': { side: 120, top: 130, bottom: 130 },
  'tank-small': { side: 90, top: 70 },
  'hydraulic-module': { side: 75, top: 45, bottom: 90 },
  'boiler-wall': { side: 80, top: 40 },
  'ventilation-double': { side: 110, top: 40 },
  'ventilation-box': { side: 60, top: 45, bottom: 45 },
  'extract-fan': { side: 25, top: 25, bottom: 25 },
  'split-indoor': { side: 160, top: 55, bottom: 60 },
  monobloc: { side: 150, top: 90, bottom: 110 },
  thermostat: { side: 15, top: 30 },
};

/** Fixing points of a size, seen from the front, from its upper left corner; none without wall mounting. */
export function fixingsOf(product: Pick<DemoProduct, 'design' | 'mounting'>, model: DemoModel): Fixing[] {
  const brackets = BRACKETS[product.design];
  if (!brackets || !product.mounting.includes('murale')) return [];
  const { width, height } = model;
  const side = onGrid(Math.min(brackets.side, width * MAX_SIDE_SHARE));
  const row = (distance: number) => onGrid(Math.min(distance, height * MAX_ROW_SHARE));
  const rows = [row(brackets.top), ...(brackets.bottom === undefined ? [] : [height - row(brackets.bottom)])];
  return rows.flatMap((y) => [side, width - side].map((x) => ({ x, y })));
}

function onGrid(value: number): number {
  return Math.floor(value / GRID) * GRID;
}
