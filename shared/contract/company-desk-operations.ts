import { companyDetails, companyForm } from './company-desk.ts';
import { operation } from './operation.ts';
import { customerPoints, pointCorrectionForm } from './point-correction.ts';

const READING = {
  tag: 'company',
  access: 'operator',
  roles: ['orders', 'support', 'read_only'],
} as const;

/** Companies and their people as the team works on them. The storefront does not forward these calls. */
export const COMPANY_DESK_OPERATIONS = [
  operation('GET /operator/company/{id}', {
    ...READING,
    summary: 'Returns a company with its people, credit and conditions',
    response: companyDetails,
  }),
  operation('PUT /operator/company/{id}', {
    tag: 'company',
    access: 'operator',
    roles: ['orders'],
    summary: 'Sets the discount of a company',
    body: companyForm,
    response: companyDetails,
  }),
  operation('GET /operator/customer/{id}/loyalty', {
    ...READING,
    summary: 'Returns the loyalty points of a customer with the corrections of the team',
    response: customerPoints,
  }),
  operation('POST /operator/customer/{id}/point-correction', {
    tag: 'company',
    access: 'operator',
    roles: ['support'],
    summary: 'Adds or takes loyalty points of a customer with a reason',
    body: pointCorrectionForm,
    response: customerPoints,
  }),
];
