import { escape } from '#backoffice/mail/email-layout.ts';
import { moveFrom, type MoveName } from './move-order.ts';
import type { OrderRow } from './order-rows.ts';

export const MAX_TRACKING_LENGTH = 40;

const LABELS: Record<MoveName, string> = {
  transfer: 'Transfer received',
  prepare: 'Prepared',
  ship: 'Handed over',
  deliver: 'Delivered',
};

export function ordersTable(rows: readonly OrderRow[]): string {
  const lines = rows.map(
    (row) =>
      `<tr><td>${row.at.toISOString().slice(0, 16).replace('T', ' ')}</td><td>${escape(row.reference)}</td>` +
      `<td>${escape(row.company ?? '')}</td><td>${(row.total / 100).toFixed(2)}</td>` +
      `<td>${row.promised ?? ''}</td><td>${escape(row.status.replace('_', ' '))}${row.isOwed ? ', on account: unpaid' : ''}</td><td>${formsOf(row)}</td></tr>`,
  );
  return `<table><thead><tr><th>When (UTC)</th><th>Order</th><th>Company</th><th>With tax</th><th>Promised</th><th>State</th><th>Next</th></tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function formsOf(row: OrderRow): string {
  return [
    moveForm(row),
    row.isOwed ? form(row, 'paid', 'Paid') : '',
    row.isCancellable ? form(row, 'cancel', 'Cancel') : '',
  ].join('');
}

function moveForm(row: OrderRow): string {
  const move = moveFrom(row.status);
  if (!move) return '';
  const whose = escape(row.reference);
  const tracking =
    move === 'ship'
      ? `<input name="tracking" required maxlength="${MAX_TRACKING_LENGTH}" placeholder="Tracking number" aria-label="Tracking number of ${whose}">`
      : '';
  return form(row, move, LABELS[move], tracking);
}

function form({ id, reference }: OrderRow, action: string, label: string, fields = ''): string {
  return `<form method="post" action="/orders/${id}/${action}">${fields}<button aria-label="${label}: ${escape(reference)}">${label}</button></form>`;
}
