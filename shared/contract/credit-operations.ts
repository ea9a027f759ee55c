import { listOf } from './common.ts';
import { companyCredit, companyQuery, credit, creditLimitForm } from './credit.ts';
import { operation } from './operation.ts';

/** Payment on account: operators set the credit limit of a company. */
export const CREDIT_OPERATIONS = [
  operation('GET /customer/{customer_id}/credit', {
    tag: 'customer',
    summary: 'Returns the credit limit and the debt of a company',
    access: 'customer',
    response: credit,
  }),
  operation('GET /company', {
    tag: 'company',
    summary: 'Lists companies with their credit limits and debts',
    access: 'operator',
    roles: ['orders', 'support', 'read_only'],
    query: companyQuery,
    response: listOf(companyCredit),
  }),
  operation('PUT /company/{id}/credit-limit', {
    tag: 'company',
    summary: 'Sets the credit limit of a company and records the operator and the time',
    access: 'operator',
    roles: ['orders'],
    body: creditLimitForm,
    response: companyCredit,
  }),
];
