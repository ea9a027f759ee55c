const GAS_TYPES = new Set(['radiateur-gaz', 'chaudiere-gaz']);

/** True if appliances of a type (`type` of a product) burn gas. */
export function burnsGas(type: string): boolean {
  return GAS_TYPES.has(type);
}
