import type { FieldRecord } from './subject-record.ts';

export const SERIAL_NUMBER: FieldRecord = {
  name: 'serial_number',
  label: { fr: 'Numéro de série', en: 'Serial number' },
  hint: {
    fr: 'Sur la plaque signalétique de l’appareil.',
    en: 'On the appliance’s data plate.',
  },
  kind: 'text',
  required: false,
};

export const FAULT_CODE: FieldRecord = {
  name: 'fault_code',
  label: { fr: 'Code affiché', en: 'Code on the display' },
  kind: 'text',
  required: false,
};

export const PURCHASE_DATE: FieldRecord = {
  name: 'purchase_date',
  label: { fr: 'Date de pose', en: 'Date of installation' },
  hint: { fr: 'Même approximative.', en: 'A rough one will do.' },
  kind: 'date',
  required: false,
};

export const COMPANY: FieldRecord = {
  name: 'company',
  label: { fr: 'Entreprise', en: 'Company' },
  kind: 'text',
  required: true,
};

export const ROOM: FieldRecord = {
  name: 'room',
  label: { fr: 'Pièce', en: 'Room' },
  kind: 'choice',
  required: false,
  options: [
    { value: 'living', label: { fr: 'Séjour', en: 'Living room' } },
    { value: 'bedroom', label: { fr: 'Chambre', en: 'Bedroom' } },
    { value: 'bathroom', label: { fr: 'Salle de bains', en: 'Bathroom' } },
    { value: 'kitchen', label: { fr: 'Cuisine', en: 'Kitchen' } },
    { value: 'whole', label: { fr: 'Tout le logement', en: 'The whole home' } },
  ],
};

export const SURFACE: FieldRecord = {
  name: 'surface',
  label: { fr: 'Surface à chauffer', en: 'Area to heat' },
  kind: 'number',
  required: false,
  unit: 'm²',
};

export const DWELLING: FieldRecord = {
  name: 'dwelling',
  label: { fr: 'Logement', en: 'Home' },
  kind: 'choice',
  required: true,
  options: [
    { value: 'house', label: { fr: 'Maison', en: 'House' } },
    { value: 'flat', label: { fr: 'Appartement', en: 'Flat' } },
    { value: 'premises', label: { fr: 'Local professionnel', en: 'Business premises' } },
  ],
};

export const HEATING: FieldRecord = {
  name: 'heating',
  label: { fr: 'Chauffage actuel', en: 'Current heating' },
  kind: 'choice',
  required: true,
  options: [
    { value: 'electric', label: { fr: 'Électrique', en: 'Electric' } },
    { value: 'gas', label: { fr: 'Gaz', en: 'Gas' } },
    { value: 'oil', label: { fr: 'Fioul', en: 'Oil' } },
    { value: 'heat-pump', label: { fr: 'Pompe à chaleur', en: 'Heat pump' } },
    { value: 'wood', label: { fr: 'Bois', en: 'Wood' } },
    { value: 'none', label: { fr: 'Aucun', en: 'None' } },
  ],
};

export const WISH: FieldRecord = {
  name: 'wish',
  label: { fr: 'Ce que vous souhaitez', en: 'What you would like' },
  kind: 'choice',
  required: true,
  options: [
    { value: 'heat-pump', label: { fr: 'Une pompe à chaleur', en: 'A heat pump' } },
    { value: 'hot-water', label: { fr: 'Un chauffe-eau', en: 'A water heater' } },
    { value: 'both', label: { fr: 'Chauffage et eau chaude', en: 'Heating and hot water' } },
    { value: 'radiators', label: { fr: 'Des radiateurs électriques', en: 'Electric radiators' } },
    { value: 'towel-dryer', label: { fr: 'Un sèche-serviettes', en: 'A towel dryer' } },
    { value: 'whole-home', label: { fr: 'Tout l’équipement d’un logement', en: 'Everything for a home' } },
  ],
};

export const TIMING: FieldRecord = {
  name: 'timing',
  label: { fr: 'Quand', en: 'When' },
  kind: 'choice',
  required: false,
  options: [
    { value: 'now', label: { fr: 'Dès que possible', en: 'As soon as possible' } },
    { value: 'quarter', label: { fr: 'Dans les trois mois', en: 'Within three months' } },
    { value: 'year', label: { fr: 'Dans l’année', en: 'Within a year' } },
    { value: 'later', label: { fr: 'Je me renseigne', en: 'Just looking' } },
  ],
};

export const TRAINING_CENTRE: FieldRecord = {
  name: 'centre',
  label: { fr: 'Centre de formation', en: 'Training centre' },
  kind: 'choice',
  required: true,
  options: [
    { value: 'vernon', label: { fr: 'Vernon', en: 'Vernon' } },
    { value: 'roanne', label: { fr: 'Roanne', en: 'Roanne' } },
    { value: 'auch', label: { fr: 'Auch', en: 'Auch' } },
  ],
};
