/** The largest wall radiator; a higher need is shared by several. */
const MAX_UNIT_WATTS = 2000;
const STEP = 50;
/** An appliance this much above the need still heats without short cycles. */
const MAX_OVERSIZE = 1.35;
const MIN_MARGIN_WATTS = 250;

export type Units = {
  count: number;
  /** Minimum and maximum power of each, in watts. */
  min: number;
  max: number;
};

/** Returns the number of appliances for a need, and their power. */
export function unitsFor(advised: number): Units {
  const count = Math.max(1, Math.ceil(advised / MAX_UNIT_WATTS));
  const min = Math.ceil(advised / count / STEP) * STEP;
  return { count, min, max: Math.max(Math.round(min * MAX_OVERSIZE), min + MIN_MARGIN_WATTS) };
}
