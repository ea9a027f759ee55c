import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { writtenSiren } from '#shared/domain/company-numbers.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import type { Locale } from '#shared/locale.ts';

/** `SAS au capital de 2 400 000 €`; only the form for a company without share capital. */
export function legalFormText(
  { form, capital }: Pick<LegalIdentity, 'form' | 'capital'>,
  lang: Locale,
): string {
  if (capital === null) return form;
  return formatMessage(lang, 'sites.form', { form, capital: formatFigure(capital, lang) });
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

/** States that the company is invented; empty for a real one. */
export function inventedText({ invented }: Pick<LegalIdentity, 'invented'>, lang: Locale): string {
  return invented ? formatMessage(lang, 'sites.invented') : '';
}

/** Lines in the footer of emails and pages: name, form, address, registration, VAT number, telephone. */
export function identityLines(identity: LegalIdentity, lang: Locale): string[] {
  const vat = formatMessage(lang, 'sites.vat');
  return [
    `${identity.name}, ${legalFormText(identity, lang)}`,
    addressText(identity),
    `${registrationText(identity)}, SIRET ${writtenSiret(identity.siret)}, ${vat} ${identity.vat_number}`,
    inventedText(identity, lang),
  ].filter((line) => line !== '');
}
