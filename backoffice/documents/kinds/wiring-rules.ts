/** `section`: copper in mm². */
export type Circuit = { amperes: number; breaker: number; section: number };

const SINGLE_PHASE_VOLTS = 230;
const THREE_PHASE_VOLTS = 400;

/** Rating of the breaker in amperes, and the copper section it protects in mm². */
const BREAKERS: [amperes: number, section: number][] = [
  [10, 1.5],
  [16, 2.5],
  [20, 2.5],
  [25, 4],
  [32, 6],
  [40, 10],
  [50, 10],
  [63, 16],
];

/**
 * The circuit for a power in watts of a resistive appliance; `least` is the smallest breaker
 * allowed. `undefined` above the largest breaker in the table.
 */
export function circuitFor(
  watts: number,
  options: { isThreePhase: boolean; min?: number },
): Circuit | undefined {
  const amperes = options.isThreePhase
    ? watts / (Math.sqrt(3) * THREE_PHASE_VOLTS)
    : watts / SINGLE_PHASE_VOLTS;
  const found = BREAKERS.find(([rating]) => rating >= Math.max(amperes, options.min ?? 0));
  return found && { amperes: Math.round(amperes * 10) / 10, breaker: found[0], section: found[1] };
}
