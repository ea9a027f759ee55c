import { listOf, pageQuery } from './common.ts';
import { companyCredit, credit, creditLimitForm } from './credit.ts';
import { operation } from './operation.ts';

/** Payment on account: credit of a company, whose limit operators set. */
export const CREDIT_OPERATIONS = [
  operation('GET /customer/{customer_id}/credit', {
    tag: 'customer',
    summary: 'What a company may owe on account, and owes',
    access: 'customer',
    response: credit,
  }),
  operation('GET /company', {
    tag: 'company',
    summary: 'Companies with what they may owe on account, and owe',
    access: 'operator',
    query: pageQuery,
    response: listOf(companyCredit),
  }),
  operation('PUT /company/{id}/credit-limit', {
    tag: 'company',
    summary: 'Sets what a company may owe on account; who has changed it, and when, is kept',
    access: 'operator',
    body: creditLimitForm,
    response: companyCredit,
  }),
];
