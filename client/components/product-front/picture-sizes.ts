/** CSS widths of a figure in windows up to 1088 px, and wider. */
export type FigureWidth = { narrow: string; wide: string };

/** `<img sizes>` of a part of a figure; `share` is its share of the figure's width. */
export function pictureSizes({ narrow, wide }: FigureWidth, share: number): string {
  const factor = Math.round(share * 1000) / 1000;
  return `(max-width: 1088px) calc(${narrow} * ${factor}), calc(${wide} * ${factor})`;
}
