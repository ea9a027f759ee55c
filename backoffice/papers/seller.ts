import { formatFigure } from '#shared/domain/price.ts';
import { siretDigits } from '#shared/domain/siret.ts';
import type { Locale } from '#shared/locale.ts';

const SIREN_LENGTH = 9;

/** Who sells: what the law asks of every invoice. Figures of nobody, valid by their check digits. */
export const SELLER = {
  name: 'Âtre SAS',
  capital: 2_400_000,
  address_1: '12 quai de l’Échauguette',
  zipcode: '42300',
  city: 'Roanne',
  siret: '21000421400016',
  /** Where its register is kept. */
  register: 'RCS Roanne',
  phone: '02 61 91 12 12',
  email: 'facturation@atre.example',
};

/** `SAS au capital de 2 400 000 €` */
export function sellerLegalForm(lang: Locale): string {
  const capital = formatFigure(SELLER.capital, lang);
  return lang === 'fr' ? `SAS au capital de ${capital}\u00a0€` : `SAS, share capital €${capital}`;
}

/** The company's number: what its establishments have in common. */
export function sirenOf(siret: string): string {
  return siretDigits(siret).slice(0, SIREN_LENGTH);
}

/** `210 004 214`. */
export function writtenSiren(siret: string): string {
  return sirenOf(siret).replaceAll(/\d{3}(?=\d)/g, '$&\u{A0}');
}

/** The number a French company is known by to the VAT of other countries: its key follows from the SIREN. */
export function vatNumberOf(siret: string): string {
  const siren = sirenOf(siret);
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}
