import { listOf, pageQuery } from './common.ts';
import { companyCredit, credit, creditLimitForm } from './credit.ts';
import { read, type Operation } from './operation.ts';

/** Payment on account: what a company may owe, set by operators. */
export const CREDIT_OPERATIONS: readonly Operation[] = [
  {
    ...read('customer', '/customer/{customer_id}/credit', 'What a company may owe on account, and owes', {
      answer: credit,
    }),
    access: 'customer',
  },
  {
    ...read('company', '/company', 'Companies with what they may owe on account, and owe', {
      query: pageQuery,
      answer: listOf(companyCredit),
    }),
    access: 'operator',
  },
  {
    id: 'PUT /company/{id}/credit-limit',
    method: 'put',
    path: '/company/{id}/credit-limit',
    summary: 'Sets what a company may owe on account; who has changed it, and when, is kept',
    tag: 'company',
    access: 'operator',
    body: creditLimitForm,
    answer: companyCredit,
  },
];
