import type { STONES } from './stone.ts';

/** A colour of the catalogue as a material; without roughness the part keeps its own. */
export type Finish = { hex: string; metallic: number; roughness?: number; stone?: keyof typeof STONES };

/** As in the cut-outs (demo-shop/studio/imagery/finishes.py, materials.py). */
export const FINISHES: Record<string, Finish> = {
  blanc: { hex: '#F1EFEA', metallic: 0 },
  lin: { hex: '#CDC0AA', metallic: 0 },
  brique: { hex: '#B1502F', metallic: 0 },
  sapin: { hex: '#34574A', metallic: 0 },
  ardoise: { hex: '#66767E', metallic: 0 },
  anthracite: { hex: '#46494D', metallic: 0 },
  noir: { hex: '#2C2B2A', metallic: 0 },
  chrome: { hex: '#D8D8D6', metallic: 1, roughness: 0.1 },
  inox: { hex: '#BDBBB6', metallic: 1, roughness: 0.3 },
  laiton: { hex: '#AC9168', metallic: 1, roughness: 0.25 },
  'pierre-noire': { hex: '#3A3C3E', metallic: 0, roughness: 0.5, stone: 'slate' },
  'pierre-claire': { hex: '#D9CFBF', metallic: 0, roughness: 0.6, stone: 'limestone' },
};
