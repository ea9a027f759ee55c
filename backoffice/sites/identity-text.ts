import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { writtenSiren } from '#shared/domain/company-numbers.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import type { Locale } from '#shared/locale.ts';

const INVENTED: Record<Locale, string> = {
  fr: 'Cette entreprise et cette marque sont inventées, pour la démonstration du site.',
  en: 'This company and this brand are invented, for the demonstration of the site.',
};

/** `SAS au capital de 2 400 000 €`; the form alone for a company without share capital. */
export function legalFormText(
  { form, capital }: Pick<LegalIdentity, 'form' | 'capital'>,
  lang: Locale,
): string {
  if (capital === null) return form;
  const figure = formatFigure(capital, lang);
  return lang === 'fr' ? `${form} au capital de ${figure}\u00a0€` : `${form}, share capital €${figure}`;
}

/** `12 quai de l’Échauguette, 42300 Roanne`. */
export function addressText({
  address_1: street,
  zipcode,
  city,
}: Pick<LegalIdentity, 'address_1' | 'zipcode' | 'city'>): string {
  return `${street}, ${zipcode} ${city}`;
}

/** `RCS Roanne 210 004 214`. */
export function registrationText({ register, siret }: Pick<LegalIdentity, 'register' | 'siret'>): string {
  return `${register} ${writtenSiren(siret)}`;
}

/** A sentence that says that the company does not exist; empty for one that does. */
export function inventedText({ invented }: Pick<LegalIdentity, 'invented'>, lang: Locale): string {
  return invented ? INVENTED[lang] : '';
}

/** The lines of a letter's or a page's foot: name, form, address, registration, VAT number, telephone. */
export function identityLines(identity: LegalIdentity, lang: Locale): string[] {
  const vat = lang === 'fr' ? 'TVA' : 'VAT';
  return [
    `${identity.name}, ${legalFormText(identity, lang)}`,
    addressText(identity),
    `${registrationText(identity)}, SIRET ${writtenSiret(identity.siret)}, ${vat} ${identity.vat_number}`,
    inventedText(identity, lang),
  ].filter((line) => line !== '');
}
