import type { Kysely } from 'kysely';
import { todayInParis } from '#backoffice/calendar.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { paymentTermsText } from '#backoffice/order-documents/payment-terms-text.ts';
import type { RetentionPeriods } from '#backoffice/privacy/retention-periods.ts';
import { periodText } from '#backoffice/privacy/retention-table.ts';
import {
  addressText,
  inventedText,
  legalFormText,
  registrationText,
} from '#backoffice/sites/identity-text.ts';
import { readCommerce } from '#backoffice/sites/read-commerce.ts';
import { readIdentity } from '#backoffice/sites/read-identity.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { LegalIdentity } from '#shared/contract/legal-identity.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { LOYALTY_RULES } from '#shared/domain/loyalty-rules.ts';
import { PAYMENT_MEANS, type PaymentMeans } from '#shared/domain/order-status.ts';
import { unbrokenPhone } from '#shared/domain/phone.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import type { Locale } from '#shared/locale.ts';
import { accessibilityFacts } from './accessibility-facts.ts';
import type { Facts } from './fill-facts.ts';
import { recurringDays } from './recurring-days.ts';

export type FactContext = {
  /** Card payments are configured. */
  takesCards: boolean;
  retention: RetentionPeriods;
};

/**
 * Facts that content may state, in the language of the call: legal identity, results of the
 * accessibility tests, terms of payment, loyalty rules, periods, recurring days.
 */
export async function readFacts(
  db: Kysely<Schema>,
  { siteId, lang }: Pick<Scope, 'siteId' | 'lang'>,
  { takesCards, retention }: FactContext,
): Promise<Facts> {
  return {
    ...identityFacts(await readIdentity(db, siteId), lang),
    ...accessibilityFacts(lang),
    ...saleFacts((await readCommerce(db, siteId)).payment_means, { takesCards, lang }),
    ...periodFacts(retention, lang),
    ...recurringDays(todayInParis()),
  };
}

export function identityFacts(identity: LegalIdentity, lang: Locale): Facts {
  const { host, mediator, guarantor } = identity;
  return {
    'legal.name': identity.name,
    'legal.form': legalFormText(identity, lang),
    'legal.address': addressText(identity),
    'legal.city': identity.city,
    'legal.registration': registrationText(identity),
    'legal.siret': writtenSiret(identity.siret),
    'legal.vat_number': identity.vat_number,
    'legal.phone': phoneText(identity.phone, lang),
    'legal.email': identity.email,
    'legal.email_link': mailLink(identity.email),
    'legal.director': identity.director[lang],
    'legal.data_protection_email': identity.data_protection_email,
    'legal.data_protection_link': mailLink(identity.data_protection_email),
    'legal.recycling': identity.recycling
      .map(({ sector, identifier }) => `- ${sector[lang]}${lang === 'fr' ? '\u00a0: ' : ': '}${identifier}`)
      .join('\n'),
    'legal.invented': inventedText(identity, lang),
    'host.name': host.name,
    'host.address': host.address,
    'host.phone': phoneText(host.phone, lang),
    'mediator.name': mediator.name,
    'mediator.address': mediator.address,
    'mediator.link': `[${mediator.url}](${mediator.url})`,
    'guarantor.name': guarantor.name,
    'guarantor.address': guarantor.address,
    'guarantor.territory': guarantor.territory[lang],
  };
}

function periodFacts(retention: RetentionPeriods, lang: Locale): Facts {
  return Object.fromEntries(
    Object.entries(retention).map(([id, months]) => [`retention.${id}`, periodText(months, lang)]),
  );
}

function saleFacts(
  taken: readonly PaymentMeans[],
  { takesCards, lang }: { takesCards: boolean; lang: Locale },
): Facts {
  const text = messageFormatter(lang);
  const means = PAYMENT_MEANS.filter((name) => taken.includes(name) && (takesCards || name !== 'cb'));
  const names = means.map((name) => paymentTermsText(name, lang).toLocaleLowerCase(lang));
  const list = new Intl.ListFormat(lang === 'fr' ? 'fr-FR' : 'en-GB', { type: 'disjunction' });
  const rules = Object.entries(LOYALTY_RULES).map(([name, value]): [string, string] => [
    `loyalty.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
    formatFigure(value, lang),
  ]);
  return {
    'payment.late': text('order-documents.legal.late'),
    'payment.indemnity': text('order-documents.legal.indemnity'),
    'payment.discount': text('order-documents.legal.discount'),
    'payment.means': list.format(names),
    'payment.days_on_account': String(DAYS_ON_ACCOUNT),
    ...Object.fromEntries(rules),
  };
}

function mailLink(address: string): string {
  return `[${address}](mailto:${address})`;
}

/** French number, in international form for English. */
function phoneText(phone: string, lang: Locale): string {
  return unbrokenPhone(lang === 'en' ? phone.replace(/^0(?=\d)/, '+33 ') : phone);
}
