/** A wall radiator of this power is the largest that is made; beyond it, the need is shared out. */
const LARGEST_UNIT = 2000;
const STEP = 50;
/** An appliance this much above the need still heats it without starting and stopping all day. */
const MOST_ABOVE = 1.35;
const LEAST_ROOM_ABOVE = 250;

export type Units = {
  count: number;
  /** Watts each has to give at least, and should give at most. */
  least: number;
  most: number;
};

/** How many appliances a need is shared out to, and of which power. */
export function unitsFor(advised: number): Units {
  const count = Math.max(1, Math.ceil(advised / LARGEST_UNIT));
  const least = Math.ceil(advised / count / STEP) * STEP;
  return { count, least, most: Math.max(Math.round(least * MOST_ABOVE), least + LEAST_ROOM_ABOVE) };
}
