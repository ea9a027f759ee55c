/**
 * A drawing as a list of shapes in millimetres, origin at the top left corner of the appliance. `body` is filled with
 * the product's colour, `shade` with a darker tone of it, `dark` with ink, `light` with white; `line` is only
 * stroked; `brass` is brass for any product colour.
 */
export type Paint = 'body' | 'shade' | 'dark' | 'light' | 'line' | 'brass';
export type Shape = { paint: Paint; d: string };

/** Draws the front elevation of a design at a size. */
export type Design = (width: number, height: number) => Shape[];

export function rect(paint: Paint, x: number, y: number, width: number, height: number, radius = 0): Shape {
  return { paint, d: rectPath(x, y, width, height, Math.min(radius, width / 2, height / 2)) };
}

export function circle(paint: Paint, cx: number, cy: number, r: number): Shape {
  return { paint, d: `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z` };
}

export function line(x1: number, y1: number, x2: number, y2: number): Shape {
  return { paint: 'line', d: `M${x1} ${y1}L${x2} ${y2}` };
}

/** Repeats an equal stroke: slats, grilles, louvres. Positions are those of the strokes. */
export function rows(from: number, to: number, count: number, draw: (y: number) => Shape): Shape[] {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return Array.from({ length: count }, (_empty, index) => draw(round(from + index * step)));
}

/** The electronic box of a heater: a dark cap with its display, in the upper right corner. */
export function controlBox(width: number, y: number): Shape[] {
  const boxWidth = Math.min(150, width * 0.3);
  return [rect('dark', width - boxWidth - 24, y, boxWidth, 34, 6)];
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function rectPath(x: number, y: number, width: number, height: number, r: number): string {
  const w = round(width);
  const h = round(height);
  if (r === 0) return `M${round(x)} ${round(y)}h${w}v${h}h${-w}Z`;
  const across = round(w - 2 * r);
  const down = round(h - 2 * r);
  return (
    `M${round(x + r)} ${round(y)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}
