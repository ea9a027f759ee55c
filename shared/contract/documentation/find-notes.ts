import { ACCOUNT_NOTES } from './account-notes.data.ts';
import { CART_NOTES } from './cart-notes.data.ts';
import { CATALOGUE_DESK_NOTES } from './catalogue-desk-notes.data.ts';
import { CATALOGUE_NOTES } from './catalogue-notes.data.ts';
import { COMPANY_DESK_NOTES } from './company-desk-notes.data.ts';
import { CONTACT_NOTES } from './contact-notes.data.ts';
import { CUSTOMER_NOTES } from './customer-notes.data.ts';
import { FULFILMENT_NOTES } from './fulfilment-notes.data.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { OperationNotes } from './operation-notes.ts';
import { OPERATOR_NOTES } from './operator-notes.data.ts';
import { ORDER_NOTES } from './order-notes.data.ts';
import { PROJECT_NOTES } from './project-notes.data.ts';
import { MEDIA_NOTES, RECORD_NOTES, SHOP_RECORD_NOTES } from './record-notes.ts';
import { TICKET_DESK_NOTES } from './ticket-desk-notes.data.ts';
import { WEBHOOK_NOTES } from './webhook-notes.data.ts';

/** Documentation of every operation, by operation id. A missing entry is a compile error. */
export const OPERATION_NOTES: Readonly<Record<OperationId, OperationNotes>> = {
  ...CATALOGUE_NOTES,
  ...CONTACT_NOTES,
  ...ACCOUNT_NOTES,
  ...CUSTOMER_NOTES,
  ...CART_NOTES,
  ...ORDER_NOTES,
  ...FULFILMENT_NOTES,
  ...OPERATOR_NOTES,
  ...CATALOGUE_DESK_NOTES,
  ...PROJECT_NOTES,
  ...RECORD_NOTES,
  ...SHOP_RECORD_NOTES,
  ...MEDIA_NOTES,
  ...WEBHOOK_NOTES,
  ...TICKET_DESK_NOTES,
  ...COMPANY_DESK_NOTES,
};

const BY_ID: Readonly<Record<string, OperationNotes>> = OPERATION_NOTES;

/** @throws Error for an id that is not in the contract, which is a programming error. */
export function notesOf(operationId: string): OperationNotes {
  const notes = BY_ID[operationId];
  if (!notes) throw new Error(`There is no operation ${operationId} in the contract.`);
  return notes;
}
