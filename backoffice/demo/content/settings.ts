import type { Translated } from '../catalogue/product-record.ts';
import { FACTS, PHONES } from './facts.ts';

/** Settings by code (spec section 3). Links are the slug of a content page, or a path. */
export const SETTINGS: { code: string; value: Translated }[] = [
  {
    code: 'description',
    value: {
      fr: `Radiateurs, eau chaude, sèche-serviettes et ventilation, fondus et assemblés en France depuis ${FACTS.founded}.`,
      en: `Radiators, hot water, towel dryers and ventilation, cast and assembled in France since ${FACTS.founded}.`,
    },
  },
  { code: 'link_documentation_1_part', value: { fr: 'catalogues', en: 'catalogues' } },
  { code: 'link_documentation_1_pro', value: { fr: 'catalogues', en: 'catalogues' } },
  /** Category of the products for a calculated output, whose lists also offer the calculator. */
  {
    code: 'power_category',
    value: {
      fr: 'chauffage-electrique/radiateurs-electriques',
      en: 'electric-heating/electric-radiators',
    },
  },
  {
    code: 'power_category_bathroom',
    value: { fr: 'seche-serviettes/electriques', en: 'towel-dryers/electric' },
  },
  /** Enables the loyalty programme and its account page. */
  { code: 'loyalty_programme', value: { fr: '1', en: '1' } },
  { code: 'link_accessoire_menu', value: { fr: '/nos-pieces-detachees', en: '/en/our-spare-parts' } },
  { code: 'link_support_faq', value: { fr: '/support-faq', en: '/en/support-faq' } },
  {
    code: 'alerte_sav_connect',
    value: {
      fr: 'Le service de l’application est interrompu mardi de 22 h à 23 h pour maintenance. Vos appareils gardent leur programme.',
      en: 'The app service is interrupted on Tuesday from 10 to 11 p.m. for maintenance. Your appliances keep their programme.',
    },
  },
  /** Shown below the copyright on every page. */
  {
    code: 'legal_line',
    value: {
      fr: '{{legal.name}}, {{legal.registration}}. {{legal.invented}}',
      en: '{{legal.name}}, {{legal.registration}}. {{legal.invented}}',
    },
  },
  { code: 'contact_phone_part', value: { fr: PHONES.fr.consumers, en: PHONES.en.consumers } },
  { code: 'contact_phone_pro', value: { fr: PHONES.fr.trade, en: PHONES.en.trade } },
  {
    code: 'contact_hours_part',
    value: {
      fr: 'Du lundi au samedi, 8 h – 19 h. Appel non surtaxé.',
      en: 'Monday to Saturday, 8 a.m. to 7 p.m., French time. Standard call rate.',
    },
  },
  {
    code: 'contact_hours_pro',
    value: {
      fr: 'Du lundi au vendredi, 7 h 30 – 18 h. Appel non surtaxé.',
      en: 'Monday to Friday, 7.30 a.m. to 6 p.m., French time. Standard call rate.',
    },
  },
  {
    code: 'social_facebook',
    value: { fr: 'https://www.facebook.com/atre.example', en: 'https://www.facebook.com/atre.example' },
  },
  {
    code: 'social_instagram',
    value: { fr: 'https://www.instagram.com/atre.example', en: 'https://www.instagram.com/atre.example' },
  },
  {
    code: 'social_linkedin',
    value: {
      fr: 'https://www.linkedin.com/company/atre-example',
      en: 'https://www.linkedin.com/company/atre-example',
    },
  },
];
