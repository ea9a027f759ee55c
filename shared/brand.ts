/**
 * The brand, for code that names it. Constants of their own, so that a bundle carries those alone that it uses. Catalogues
 * of messages and demo content name the brand in their own sentences.
 */
/** The company behind the brand. */
export const LEGAL_NAME = 'Âtre SAS';
export const CONTACT_EMAIL = 'contact@atre.example';
/** The line for consumers, as it is written in France. */
export const TELEPHONE = '02 61 91 12 12';
/** The line for professionals. */
export const TRADE_TELEPHONE = '02 61 91 12 40';
