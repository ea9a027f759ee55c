import type { ConnectionRecord } from '#shared/contract/shop/connection-record.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { errorAt, type Findings, type Position } from '../files/finding.ts';
import { AXES, diameterOf, isOfSize, OFFSETS, pointOf } from './connections.ts';
import { checkReference } from './references.ts';

/** Reports connections of unknown sizes, without a clear position, or outside the appliance in one of its sizes. */
export function checkConnections(
  { drawing, sizes }: Pick<ProductRecord, 'drawing' | 'sizes'>,
  at: (path: readonly (string | number)[]) => Position,
  findings: Findings,
): void {
  const codes = new Set(sizes.map(({ code }) => code));
  for (const [index, connection] of (drawing?.connections ?? []).entries()) {
    const path = ['drawing', 'connections', index];
    for (const [position, key] of (connection.for_sizes ?? []).entries())
      checkReference(findings, codes, {
        key,
        table: 'sizes',
        field: 'for_sizes',
        at: () => at([...path, 'for_sizes', position]),
      });
    const { kind, side } = connection;
    if (!hasPosition(connection)) {
      const known = AXES[side].map((axis) => OFFSETS[axis].join(' | ')).join(', ');
      findings.add(errorAt(at(path), 'connection_position', { kind, side, known }, 'connections'));
      continue;
    }
    const outside = sizes.find((size) => isOfSize(connection, size) && isOutside(connection, size));
    if (outside)
      findings.add(
        errorAt(at(path), 'connection_outside', { kind, side, size: outside.code }, 'connections'),
      );
  }
}

/** True if each axis of the face has one distance, and no other axis has any. */
function hasPosition(connection: ConnectionRecord): boolean {
  const axes: readonly string[] = AXES[connection.side];
  return (['x', 'y', 'z'] as const).every((axis) => {
    const stated = OFFSETS[axis].filter((field) => connection[field] !== undefined).length;
    return stated === (axes.includes(axis) ? 1 : 0);
  });
}

/** The whole opening is within its face. */
function isOutside(connection: ConnectionRecord, size: SizeRecord): boolean {
  const radius = diameterOf(connection) / 2;
  const point = pointOf(connection, size);
  const length = { x: size.width, y: size.height, z: size.depth };
  return AXES[connection.side].some((axis) => point[axis] < radius || point[axis] > length[axis] - radius);
}
