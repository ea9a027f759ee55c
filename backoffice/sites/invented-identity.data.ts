import { CONTACT_EMAIL, LEGAL_NAME, TELEPHONE } from '#shared/brand.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';

/**
 * Default identity of a site, until its operator sets another (`PUT /site`). It belongs to no company: its
 * numbers have valid check digits, its telephone numbers and domains are not assigned.
 */
export const INVENTED_IDENTITY: LegalIdentity = {
  name: LEGAL_NAME,
  form: 'SAS',
  capital: 2_400_000,
  address_1: '12 quai de l’Échauguette',
  zipcode: '42300',
  city: 'Roanne',
  siret: '21000421400016',
  register: 'RCS Roanne',
  vat_number: 'FR79210004214',
  phone: TELEPHONE,
  email: CONTACT_EMAIL,
  billing_email: 'facturation@atre.example',
  director: { fr: `la présidente d’${LEGAL_NAME}`, en: `the president of ${LEGAL_NAME}` },
  host: {
    name: 'Hébergeur Exemple SAS',
    address: '1 rue de l’Exemple, 42300 Roanne',
    phone: '02 61 91 12 90',
  },
  mediator: {
    name: 'Médiateur Exemple',
    address: '2 rue de l’Exemple, 42300 Roanne',
    url: 'https://mediateur.example',
  },
  guarantor: {
    name: LEGAL_NAME,
    address: '12 quai de l’Échauguette, 42300 Roanne',
    territory: {
      fr: 'en France métropolitaine, Corse comprise',
      en: 'in mainland France and Corsica',
    },
  },
  recycling: [
    {
      sector: { fr: 'équipements électriques et électroniques', en: 'electrical and electronic equipment' },
      identifier: 'FR000000_05ATRE',
    },
    { sector: { fr: 'emballages ménagers', en: 'household packaging' }, identifier: 'FR000000_01ATRE' },
    { sector: { fr: 'papiers graphiques', en: 'printed paper' }, identifier: 'FR000000_03ATRE' },
  ],
  data_protection_email: 'donnees@atre.example',
  invoicing_platform: 'Plateforme Exemple',
  size: 'small',
  invented: true,
};
