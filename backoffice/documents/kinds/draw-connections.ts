import { messageFormatter } from '#backoffice/messages/format-message.ts';
import type { Connection } from '#shared/contract/connection.ts';
import { drawTable } from '../layout/blocks.ts';
import type { Sheet } from '../layout/sheet.ts';

/** Draws the connections by their numbers in the dimension drawing. */
export function drawConnections(sheet: Sheet, connections: readonly Connection[]): void {
  if (connections.length === 0) return;
  const text = messageFormatter(sheet.lang);
  const head = [
    text('documents.connections.number'),
    text('documents.connections.connection'),
    text('documents.connections.size'),
    text('documents.connections.position'),
  ];
  const rows = connections.map(({ name, size, position }, index) => [
    String(index + 1),
    name,
    size,
    position,
  ]);
  drawTable(sheet, [head, ...rows], { hasHead: true, widths: [0.06, 0.26, 0.18, 0.5] });
}
