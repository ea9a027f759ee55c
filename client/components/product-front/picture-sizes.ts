/** How wide a figure stands in a narrow window, up to 1088 px, and in a wide one: lengths of CSS. */
export type FigureWidth = { narrow: string; wide: string };

/** The width of a part of a figure, as `<img sizes>` has it; `share` is the part's of the figure's width. */
export function pictureSizes({ narrow, wide }: FigureWidth, share: number): string {
  const factor = Math.round(share * 1000) / 1000;
  return `(max-width: 1088px) calc(${narrow} * ${factor}), calc(${wide} * ${factor})`;
}
