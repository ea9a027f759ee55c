/** Design of a product that has photographs only. */
export const NO_DESIGN = 'none';

/** False for a product that has photographs only. */
export function hasDrawing({ design }: { design: string }): boolean {
  return design !== NO_DESIGN;
}
