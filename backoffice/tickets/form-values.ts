import type { Kysely } from 'kysely';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { isProfessional } from '#shared/domain/sales-plan.ts';
import type { Civility, Country } from '#shared/contract/reference-data.ts';
import type { TicketField, TicketFormValues, TicketSubject } from '#shared/contract/ticket.ts';
import type { Locale } from '#shared/locale.ts';
import type { FieldRecord, SubjectRecord } from './subject-record.ts';
import { SUBJECTS } from './subjects.ts';

/** Options of the contact form: civilities, subjects, products, countries. */
export async function readFormValues(db: Kysely<Schema>, scope: Scope): Promise<TicketFormValues> {
  const audience = isProfessional(scope.plan.target) ? 'pro' : 'part';
  const [civilities, countries, products] = await Promise.all([
    readPlain<Civility>(db, scope, 'civility'),
    readPlain<Country>(db, scope, 'country'),
    readProducts(db, scope),
  ]);
  const subjects = SUBJECTS.filter((subject) => subject.audience === 'all' || subject.audience === audience);
  return {
    civilities,
    countries,
    products,
    subjects: subjects.map((subject) => inLanguage(subject, scope.lang)),
  };
}

export function inLanguage(subject: SubjectRecord, lang: Locale): TicketSubject {
  return {
    id: subject.id,
    label: formatMessage(lang, subject.label),
    hint: formatMessage(lang, subject.hint),
    audience: subject.audience,
    fields: subject.fields.map((field) => fieldInLanguage(field, lang)),
    requires_product: subject.requiresProduct,
    required: subject.required,
    delay_days: subject.delayDays,
  };
}

function fieldInLanguage({ label, hint, options, ...field }: FieldRecord, lang: Locale): TicketField {
  return {
    ...field,
    label: formatMessage(lang, label),
    ...(hint && { hint: formatMessage(lang, hint) }),
    ...(options && {
      options: options.map((option) => ({ value: option.value, label: formatMessage(lang, option.label) })),
    }),
  };
}

async function readPlain<Item>(
  db: Kysely<Schema>,
  scope: Scope,
  resource: 'civility' | 'country',
): Promise<Item[]> {
  const rows = await listContent<object>(db, scope, resource);
  return rows.map(({ id, data }) => ({ id, ...data }) as Item);
}

async function readProducts(db: Kysely<Schema>, scope: Scope): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('product')
    .innerJoin('product_translation', (join) =>
      join.onRef('product_translation.product_id', '=', 'product.id').on('lang', '=', scope.lang),
    )
    .where('site_id', '=', scope.siteId)
    .select(['product.id', 'product_translation.name'])
    .orderBy('product_translation.name')
    .execute();
}
