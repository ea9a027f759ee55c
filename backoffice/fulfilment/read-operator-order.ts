import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { describeOrder, promiseOf } from '#backoffice/orders/to-order-details.ts';
import { readOrder, type OrderRecord } from '#backoffice/orders/read-order.ts';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { recordTag } from '#backoffice/writes/record-tag.ts';
import { creditableOf, openOf, readQuantities } from './lock-order.ts';
import { inEuros, readOrderMoney } from './owe-refund.ts';
import { readCreditNotes, toCreditNote } from './read-credit-notes.ts';
import { readParcels } from './read-parcels.ts';
import { readNotes, readPayments, readRefunds, readReturns } from './read-order-parts.ts';

const CENTS = 100;

/** An order of a site as operators see it; `undefined` when the site has none with the number. */
export async function readOperatorOrder(
  db: Kysely<Schema>,
  { siteId, id }: { siteId: number; id: number },
): Promise<OperatorOrder | undefined> {
  const order = await readOrder(db, { siteId, id });
  if (!order) return undefined;
  const { buyer } = order;
  const contact = `${buyer.firstname} ${buyer.lastname}`.trim();
  const { amount, delivery_address, invoice_address } = describeOrder(order, '');
  const parcels = await readParcels(db, order);
  const creditNotes = await readCreditNotes(db, id);
  const transitions = transitionsOf(order);
  return {
    id,
    reference: order.reference,
    status: order.status,
    payment: order.payment,
    created_at: order.createdAt.toISOString(),
    lang: order.lang,
    carrier: order.carrier,
    promised: promiseOf(order)?.date ?? null,
    buyer: {
      number: buyer.number,
      name: buyer.company?.name ?? contact,
      contact,
      email: buyer.email,
      siret: buyer.company?.siret ?? null,
    },
    delivery_address,
    invoice_address,
    relay: order.relay && { identifiant: order.relay.identifiant, nom: order.relay.nom },
    phone: order.phone,
    comment: order.comment,
    order_number: order.orderNumber,
    site_reference: order.siteReference,
    lines: await readOperatorLines(db, order),
    amount,
    invoice: order.invoice && {
      number: order.invoice.number,
      issued_at: order.invoice.issuedAt.toISOString(),
    },
    money: inEuros(await readOrderMoney(db, id)),
    payments: await readPayments(db, id),
    refunds: await readRefunds(db, id),
    parcels,
    credit_notes: creditNotes.map(toCreditNote),
    returns: await readReturns(db, id),
    timeline: order.events.map(({ code, happenedAt, details }) => ({
      code,
      at: happenedAt.toISOString(),
      details,
    })),
    documents: documentsOf(order, parcels, creditNotes),
    notes: await readNotes(db, id),
    transitions,
  };
}

/** Entity tag of what operators change or see change. */
export function orderTag({
  status,
  lines,
  parcels,
  credit_notes,
  refunds,
  returns,
  notes,
  timeline,
  phone,
  comment,
}: OperatorOrder): string {
  return recordTag({
    status,
    lines,
    parcels,
    credit_notes,
    refunds,
    returns,
    notes,
    timeline,
    phone,
    comment,
  });
}

/** An order on account is paid at any time after its confirmation. */
function transitionsOf({ status, payment, events }: OrderRecord): OperatorOrder['transitions'] {
  const isOwed =
    payment === 'compte' && status !== 'cancelled' && !events.some(({ code }) => code === 'paid');
  return [
    ...(status === 'awaiting_transfer' ? (['confirmed'] as const) : []),
    ...(status === 'confirmed' ? (['prepared'] as const) : []),
    ...(status === 'shipped' ? (['delivered'] as const) : []),
    ...(isOwed ? (['paid'] as const) : []),
  ];
}

async function readOperatorLines(db: Kysely<Schema>, order: OrderRecord): Promise<OperatorOrder['lines']> {
  const quantities = await readQuantities(db, order.id);
  return quantities.flatMap((line, index) => {
    const record = order.lines[index];
    if (!record) return [];
    const { ordered, reserved, shipped, cancelled, returned, credited } = line;
    return [
      {
        id: line.id,
        type: line.type,
        element_id: line.elementId,
        reference: record.reference,
        name: record.name,
        ordered,
        open: openOf(line),
        reserved,
        shipped,
        cancelled,
        returned,
        credited,
        creditable: creditableOf(line),
        unit_without_tax: record.unit / CENTS,
        total_without_tax: record.total / CENTS,
        tva_rate: record.vatRate / CENTS,
        weight: record.weight,
      },
    ];
  });
}

function documentsOf(
  { id, reference, invoice }: OrderRecord,
  parcels: OperatorOrder['parcels'],
  creditNotes: readonly { id: number; number: string }[],
): OperatorOrder['documents'] {
  const path = `/fulfilment/order/${id}/document`;
  return [
    { type: 'order', number: reference, path: `${path}/order`, xml_path: null },
    ...(invoice
      ? [
          {
            type: 'invoice' as const,
            number: invoice.number,
            path: `${path}/invoice`,
            xml_path: `${path}/invoice/xml`,
          },
        ]
      : []),
    ...parcels.map((parcel) => ({
      type: 'delivery' as const,
      number: `${reference}-${parcel.number}`,
      path: `/fulfilment/parcel/${parcel.id}/delivery-note`,
      xml_path: null,
    })),
    ...creditNotes.map((note) => ({
      type: 'credit_note' as const,
      number: note.number,
      path: `/fulfilment/credit-note/${note.id}/pdf`,
      xml_path: `/fulfilment/credit-note/${note.id}/xml`,
    })),
  ];
}
