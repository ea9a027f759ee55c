import type { FigureRole } from '#shared/contract/figure-role.ts';
import type { AttributeValue } from '#shared/contract/product.ts';

const WATTS_A_KILOWATT = 1000;

type Figures = Readonly<Record<string, AttributeValue>>;

/** Figures of a product in the order of its type. */
function listFigures(figures: Figures): AttributeValue[] {
  return Object.values(figures).sort((one, other) => one.rank - other.rank);
}

/** The figure that stands for a product on cards. */
export function keyFigure(figures: Figures): AttributeValue | undefined {
  return keyFigures(figures)[0];
}

/** Key figures of a product but its sound, in the order of its type. */
export function keyFigures(figures: Figures): AttributeValue[] {
  return listFigures(figures).filter(({ is_key: isKey, role }) => isKey && role !== 'sound');
}

/** Codes of the figures of several products or sizes, in their order. */
export function figureCodes(owners: readonly { attributes: Figures }[]): string[] {
  const figures = owners.flatMap(({ attributes }) => Object.entries(attributes));
  return [...new Set(figures.sort(([, one], [, other]) => one.rank - other.rank).map(([code]) => code))];
}

/** The figure of the first of these roles that a product has. */
export function figureOfRole(figures: Figures, ...roles: FigureRole[]): AttributeValue | undefined {
  const known = Object.values(figures);
  for (const role of roles) {
    const figure = known.find((candidate) => candidate.role === role);
    if (figure) return figure;
  }
  return undefined;
}

/** Watts of the first of these roles that a product has; undefined without one number. */
export function wattsOfRole(figures: Figures, ...roles: FigureRole[]): number | undefined {
  const power = figureOfRole(figures, ...roles);
  if (typeof power?.value !== 'number') return undefined;
  return power.unit === 'kW' ? power.value * WATTS_A_KILOWATT : power.value;
}
