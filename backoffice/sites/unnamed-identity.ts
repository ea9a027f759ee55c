import type { LegalIdentity } from '#shared/contract/legal-identity.ts';

const PHONE = '01 99 00 00 00';
const EMAIL = 'contact@shop.example';
const ADDRESS = '00000 Exemple';

/**
 * Legal identity of a site that has not set one (`PUT /site`): its domain. It belongs to no company: its numbers are zeros
 * with valid check digits, its telephone number and email addresses are not assigned.
 */
export function unnamedIdentity(domain: string): LegalIdentity {
  return {
    name: domain,
    form: '–',
    capital: null,
    address_1: '–',
    zipcode: '00000',
    city: 'Exemple',
    siret: '00000000000000',
    register: 'RCS –',
    vat_number: 'FR12000000000',
    phone: PHONE,
    email: EMAIL,
    billing_email: EMAIL,
    director: { fr: '–', en: '–' },
    host: { name: '–', address: ADDRESS, phone: PHONE },
    mediator: { name: '–', address: ADDRESS, url: 'https://shop.example' },
    guarantor: { name: domain, address: ADDRESS, territory: { fr: '–', en: '–' } },
    recycling: [],
    data_protection_email: EMAIL,
    invoicing_platform: null,
    size: 'small',
    invented: true,
  };
}
