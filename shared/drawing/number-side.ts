import type { Connection } from '#shared/contract/connection.ts';

/** Side of the front view on which the number of a connection stands. */
export type NumberSide = 'above' | 'below' | 'left' | 'right';

/** Room of a row of numbers, as a share of the height of the text. */
export const NUMBER_ROOM = 3.6;

/** Returns the side on which the number of a connection stands: of those within the front, the nearer one. */
export function numberSide({ face, x }: Pick<Connection, 'face' | 'x'>, width: number): NumberSide {
  if (face === 'top') return 'above';
  if (face === 'bottom') return 'below';
  if (face === 'left' || face === 'right') return face;
  return x < width / 2 ? 'left' : 'right';
}
