/**
 * Meanings of figures that calculators and documents need: heating and cooling output, input of an element or motor
 * (all in watts), floor area (m²) and sound.
 */
export const FIGURE_ROLES = ['heat_output', 'cooling_output', 'power_input', 'floor_area', 'sound'] as const;
export type FigureRole = (typeof FIGURE_ROLES)[number];
