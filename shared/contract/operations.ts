import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { BENEFIT_OPERATIONS } from './benefit-operations.ts';
import { CARRIER_OPERATIONS } from './carrier-operations.ts';
import { CART_OPERATIONS } from './cart-operations.ts';
import { CATALOGUE_OPERATIONS } from './catalogue-operations.ts';
import { CATALOGUE_DESK_OPERATIONS } from './catalogue-desk-operations.ts';
import { COMPANY_DESK_OPERATIONS } from './company-desk-operations.ts';
import { CONSENT_OPERATIONS } from './consent-operations.ts';
import { CONTENT_OPERATIONS } from './content-operations.ts';
import { CREDIT_OPERATIONS } from './credit-operations.ts';
import { CUSTOMER_OPERATIONS } from './customer-operations.ts';
import { FULFILMENT_OPERATIONS } from './fulfilment-operations.ts';
import { ORDER_OPERATIONS } from './order-operations.ts';
import { OPERATOR_OPERATIONS } from './operator-operations.ts';
import type { Operation } from './operation.ts';
import { ORDER_LIST_OPERATIONS } from './order-list-operations.ts';
import { PART_OPERATIONS } from './part-operations.ts';
import { PROJECT_OPERATIONS } from './project-operations.ts';
import { MEDIA_OPERATIONS, RECORD_OPERATIONS, SHOP_RECORD_OPERATIONS } from './record-operations.ts';
import { SUPPORT_OPERATIONS } from './support-operations.ts';
import { TICKET_DESK_OPERATIONS } from './ticket-desk-operations.ts';
import { WEBHOOK_OPERATIONS } from './webhook-operations.ts';

export const OPERATIONS = [
  ...CATALOGUE_OPERATIONS,
  ...CONTENT_OPERATIONS,
  ...SUPPORT_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...CUSTOMER_OPERATIONS,
  ...CONSENT_OPERATIONS,
  ...CREDIT_OPERATIONS,
  ...BENEFIT_OPERATIONS,
  ...PROJECT_OPERATIONS,
  ...ORDER_OPERATIONS,
  ...PART_OPERATIONS,
  ...CART_OPERATIONS,
  ...CARRIER_OPERATIONS,
  ...ORDER_LIST_OPERATIONS,
  ...FULFILMENT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...TICKET_DESK_OPERATIONS,
  ...COMPANY_DESK_OPERATIONS,
  ...OPERATOR_OPERATIONS,
  ...CATALOGUE_DESK_OPERATIONS,
  ...RECORD_OPERATIONS,
  ...SHOP_RECORD_OPERATIONS,
  ...MEDIA_OPERATIONS,
];

export type TypedOperation = (typeof OPERATIONS)[number];
export type OperationId = TypedOperation['id'];
export type OperationOf<Id extends OperationId> = Extract<TypedOperation, { id: Id }>;

/** @throws Error for an id that is not in the contract, which is a programming error. */
export function operationById<Id extends OperationId>(id: Id): OperationOf<Id>;
export function operationById(id: string): Operation {
  return findOperation(id);
}

/** The same for an id from a document or a list. */
export function findOperation(id: string): Operation {
  const found = OPERATIONS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no operation ${id} in the contract.`);
  return found;
}
