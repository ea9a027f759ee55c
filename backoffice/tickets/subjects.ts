import {
  COMPANY,
  DWELLING,
  FAULT_CODE,
  HEATING,
  PURCHASE_DATE,
  ROOM,
  SERIAL_NUMBER,
  SURFACE,
  TIMING,
  TRAINING_CENTRE,
  WISH,
} from './subject-fields.ts';
import type { SubjectRecord } from './subject-record.ts';

/** What people write about, in the order of the list, and what each subject asks besides. */
export const SUBJECTS: readonly SubjectRecord[] = [
  {
    id: 'advice',
    label: { fr: 'Choisir un appareil', en: 'Choosing an appliance' },
    hint: {
      fr: 'Puissance, taille, emplacement\u00a0: décrivez la pièce, nous vous proposons un modèle.',
      en: 'Output, size, position: tell us about the room and we will suggest a model.',
    },
    audience: 'part',
    fields: [ROOM, SURFACE],
    requiresProduct: false,
    required: ['message'],
    delayDays: 2,
  },
  {
    id: 'quote',
    label: { fr: 'Demander un devis', en: 'Asking for a quote' },
    hint: {
      fr: 'Un conseiller vous rappelle, puis un installateur proche de chez vous passe voir et chiffre.',
      en: 'An adviser calls you back, then an installer near you visits and gives you a price.',
    },
    audience: 'part',
    fields: [DWELLING, HEATING, { ...SURFACE, required: true }, WISH, TIMING],
    requiresProduct: false,
    required: ['phone', 'town'],
    delayDays: 2,
  },
  {
    id: 'after-sales',
    label: { fr: 'Une panne, un réglage', en: 'A fault, a setting' },
    hint: {
      fr: 'Avec le modèle et le numéro de série, la première réponse est souvent la bonne.',
      en: 'With the model and serial number, our first answer is often the right one.',
    },
    audience: 'part',
    fields: [SERIAL_NUMBER, FAULT_CODE, PURCHASE_DATE],
    requiresProduct: true,
    required: ['message'],
    delayDays: 1,
  },
  {
    id: 'spare-part',
    label: { fr: 'Une pièce détachée', en: 'A spare part' },
    hint: {
      fr: 'Gardées dix ans au moins après la dernière vente.',
      en: 'Kept for at least ten years after the last sale.',
    },
    audience: 'all',
    fields: [SERIAL_NUMBER],
    requiresProduct: true,
    required: ['message'],
    delayDays: 2,
  },
  {
    id: 'document',
    label: { fr: 'Une notice, un document', en: 'A manual, a document' },
    hint: {
      fr: 'Notice, fiche d’énergie, déclaration\u00a0: nous vous l’envoyons par e-mail.',
      en: 'Manual, energy sheet, declaration: we will e-mail it to you.',
    },
    audience: 'all',
    fields: [],
    requiresProduct: true,
    required: [],
    delayDays: 2,
  },
  {
    id: 'pro-sizing',
    label: { fr: 'Dimensionner, prescrire', en: 'Sizing and specifying' },
    hint: {
      fr: 'Joignez les plans\u00a0: le bureau d’études répond avec une note de dimensionnement.',
      en: 'Attach the drawings: our design office replies with a sizing note.',
    },
    audience: 'pro',
    fields: [
      COMPANY,
      { name: 'project', label: { fr: 'Chantier', en: 'Worksite' }, kind: 'text', required: false },
    ],
    requiresProduct: false,
    required: ['message'],
    delayDays: 5,
  },
  {
    id: 'pro-after-sales',
    label: { fr: 'Mise en service, dépannage', en: 'Commissioning and repair' },
    hint: {
      fr: 'Déjà sur place\u00a0? Appelez plutôt la ligne technique.',
      en: 'Already on site? Call the technical line instead.',
    },
    audience: 'pro',
    fields: [COMPANY, { ...SERIAL_NUMBER, required: true }, FAULT_CODE],
    requiresProduct: true,
    required: ['phone', 'message'],
    delayDays: 1,
  },
  {
    id: 'pro-order',
    label: { fr: 'Commande, livraison, tarif', en: 'Order, delivery, price' },
    hint: {
      fr: 'Avec le numéro de commande, nous répondons plus vite.',
      en: 'With the order number we can answer sooner.',
    },
    audience: 'pro',
    fields: [
      COMPANY,
      {
        name: 'order_reference',
        label: { fr: 'Numéro de commande', en: 'Order number' },
        kind: 'text',
        required: false,
      },
    ],
    requiresProduct: false,
    required: ['message'],
    delayDays: 1,
  },
  {
    id: 'pro-training',
    label: { fr: 'Une formation', en: 'A training course' },
    hint: {
      fr: 'D’un à trois jours, huit personnes au plus, sur des appareils sous tension.',
      en: 'One to three days, eight people at most, on working appliances.',
    },
    audience: 'pro',
    fields: [
      COMPANY,
      TRAINING_CENTRE,
      {
        name: 'people',
        label: { fr: 'Nombre de stagiaires', en: 'Number of trainees' },
        kind: 'number',
        required: true,
        unit: 'pers.',
      },
    ],
    requiresProduct: false,
    required: [],
    delayDays: 3,
  },
  {
    id: 'personal-data',
    label: { fr: 'Vos données personnelles', en: 'Your personal data' },
    hint: {
      fr: 'Les consulter, les corriger, les faire effacer.',
      en: 'To see them, correct them or have them erased.',
    },
    audience: 'all',
    fields: [],
    requiresProduct: false,
    required: ['message'],
    delayDays: 20,
  },
  {
    id: 'other',
    label: { fr: 'Autre question', en: 'Another question' },
    hint: { fr: 'Nous la transmettons à la bonne personne.', en: 'We will pass it on to the right person.' },
    audience: 'all',
    fields: [],
    requiresProduct: false,
    required: ['message'],
    delayDays: 3,
  },
];

/** @returns `undefined` for a subject nobody knows. */
export function findSubject(id: string): SubjectRecord | undefined {
  return SUBJECTS.find((subject) => subject.id === id);
}
