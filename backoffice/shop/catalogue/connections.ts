import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { CLEARANCE_SIDES, type Clearance, type Connection, type Face } from '#shared/contract/connection.ts';
import type { ConnectionRecord } from '#shared/contract/shop/connection-record.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Box = Pick<SizeRecord, 'width' | 'height' | 'depth'>;
type Axis = 'x' | 'y' | 'z';
type Offset = Extract<keyof ConnectionRecord, `from_${string}`>;

/** Fields that state a position on an axis. */
export const OFFSETS = {
  x: ['from_left', 'from_right', 'from_middle'],
  y: ['from_top', 'from_bottom'],
  z: ['from_back', 'from_front'],
} as const satisfies Record<Axis, readonly Offset[]>;

/** Axes of a face. */
export const AXES: Record<Face, readonly [Axis, Axis]> = {
  top: ['x', 'z'],
  bottom: ['x', 'z'],
  left: ['y', 'z'],
  right: ['y', 'z'],
  front: ['x', 'y'],
  back: ['x', 'y'],
};

/** Outer diameters of pipe threads (ISO 228) in mm. */
const THREADS: Readonly<Record<string, number>> = {
  'G 3/8': 17,
  'G 1/2': 21,
  'G 3/4': 26,
  'G 1': 33,
  'G 1 1/4': 42,
  'G 1 1/2': 48,
  'G 2': 60,
};
const DUCT = /Ø[^\d]{0,3}(\d{1,4})(?:\/(\d{1,4}))?/;

/** Connections of a size with their positions in mm and in words; `undefined` without any. */
export function connectionsOf(
  { drawing }: Pick<ProductRecord, 'drawing'>,
  size: Box & Pick<SizeRecord, 'code'>,
  lang: Locale,
): Connection[] | undefined {
  const records = drawing?.connections?.filter((record) => isOfSize(record, size));
  if (!records || records.length === 0) return undefined;
  const text = messageFormatter(lang);
  return records.map((record) => ({
    kind: record.kind,
    name: text(`drawings.connections.${record.kind}`),
    size: sizeText(record, lang),
    face: record.side,
    ...pointOf(record, size),
    diameter: diameterOf(record),
    position: positionText(record, lang),
  }));
}

/** Free space around a product, side by side; `undefined` without any. */
export function clearancesOf(
  { drawing }: Pick<ProductRecord, 'drawing'>,
  lang: Locale,
): Clearance[] | undefined {
  const clearances = drawing?.clearances;
  if (!clearances) return undefined;
  const text = messageFormatter(lang);
  return CLEARANCE_SIDES.flatMap((side) => {
    const distance = clearances[side];
    return distance === undefined ? [] : [{ side, name: text(`drawings.clearances.${side}`), distance }];
  });
}

export function isOfSize(
  { for_sizes: codes }: ConnectionRecord,
  { code }: Pick<SizeRecord, 'code'>,
): boolean {
  return codes?.includes(code) ?? true;
}

/** Position in mm from the left, the upper edge and the back. */
export function pointOf(record: ConnectionRecord, { width, height, depth }: Box): Record<Axis, number> {
  const point = { x: 0, y: 0, z: 0, ...EDGES[record.side]({ width, height, depth }) };
  for (const axis of AXES[record.side])
    point[axis] = alongAxis(record, axis, { x: width, y: height, z: depth }[axis]);
  return point;
}

/** The coordinate that all points of a face share. */
const EDGES: Record<Face, (box: Box) => Partial<Record<Axis, number>>> = {
  top: () => ({ y: 0 }),
  bottom: ({ height }) => ({ y: height }),
  left: () => ({ x: 0 }),
  right: ({ width }) => ({ x: width }),
  front: ({ depth }) => ({ z: depth }),
  back: () => ({ z: 0 }),
};

function alongAxis(record: ConnectionRecord, axis: Axis, length: number): number {
  const near = { x: record.from_left, y: record.from_top, z: record.from_back }[axis];
  if (near !== undefined) return near;
  const far = { x: record.from_right, y: record.from_bottom, z: record.from_front }[axis];
  return far === undefined ? length / 2 + (record.from_middle ?? 0) : length - far;
}

/** Outer diameter in mm, as far as the size gives it; otherwise 0. */
export function diameterOf(record: ConnectionRecord): number {
  const size = sizeText(record, 'fr');
  const [, inner, outer] = DUCT.exec(size) ?? [];
  return THREADS[size] ?? Number(outer ?? inner ?? 0);
}

function sizeText({ size }: ConnectionRecord, lang: Locale): string {
  return typeof size === 'object' ? size[lang] : (size ?? '');
}

function positionText(record: ConnectionRecord, lang: Locale): string {
  const text = messageFormatter(lang);
  const [first = '', second = ''] = AXES[record.side].map((axis) => {
    const field = OFFSETS[axis].find((name) => record[name] !== undefined);
    const value = (field && record[field]) ?? 0;
    const distance = formatFigure(Math.abs(value), lang);
    if (field !== 'from_middle') return text(`drawings.${field ?? 'from_left'}`, { distance });
    if (value === 0) return text('drawings.in_middle');
    return text(value < 0 ? 'drawings.left_of_middle' : 'drawings.right_of_middle', { distance });
  });
  return text('drawings.position', { face: text(`drawings.faces.${record.side}`), first, second });
}
