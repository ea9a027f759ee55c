/** Trades of the register besides those of installers and distributors. */
export const ELECTRICIAN_TRADES = [
  'Électricité',
  'Électricité générale',
  'Ateliers électriques',
  'Courants forts',
  'Élec et chauffage',
  'Réseaux et domotique',
  'Froid et climatisation',
  'Maintenance thermique',
  'Ventilation et air',
];

export const LEGAL_FORMS = ['SARL', 'SAS', 'EURL', 'SASU', 'SARL', 'SCOP'];
