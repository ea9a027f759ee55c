import type { Kysely } from 'kysely';
import { addDays, todayInParis } from '#backoffice/calendar.ts';
import { listContent } from '#backoffice/content/content-store.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import type { Civility, Country } from '#shared/contract/reference-data.ts';
import type { TicketField, TicketFormValues, TicketSubject } from '#shared/contract/ticket.ts';
import { dayText } from '#shared/domain/day-text.ts';
import type { Locale } from '#shared/locale.ts';
import { findSubjects } from './find-subjects.ts';
import type { FieldRecord, SubjectRecord } from './subject-record.ts';

/** Options of the contact form: civilities, subjects, products, countries. */
export async function readFormValues(db: Kysely<Schema>, scope: Scope): Promise<TicketFormValues> {
  const [civilities, countries, products, subjects] = await Promise.all([
    readPlain<Civility>(db, scope, 'civility'),
    readPlain<Country>(db, scope, 'country'),
    readProducts(db, scope),
    findSubjects(db, scope),
  ]);
  return {
    civilities,
    countries,
    products,
    subjects: subjects.map((subject) => inLanguage(subject, scope.lang)),
  };
}

function inLanguage(subject: SubjectRecord, lang: Locale): TicketSubject {
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

function fieldInLanguage({ name, kind, required, unit, ...field }: FieldRecord, lang: Locale): TicketField {
  const { label, hint, options, minDays } = field;
  return {
    name,
    kind,
    required,
    ...(unit && { unit }),
    ...(minDays !== undefined && { min_day: addDays(todayInParis(), minDays) }),
    label: formatMessage(lang, label),
    ...(hint && { hint: formatMessage(lang, hint) }),
    ...(options && {
      options: options.map((option) => ({ value: option.value, label: optionText(option, lang) })),
    }),
  };
}

/** Label of a choice: of the catalogue of messages, or as the shop names it. */
function optionText(option: NonNullable<FieldRecord['options']>[number], lang: Locale): string {
  return 'text' in option ? option.text : formatMessage(lang, option.label);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value of a field as people read it. */
export function valueText({ options, kind, unit }: FieldRecord, value: string, lang: Locale): string {
  const option = options?.find((candidate) => candidate.value === value);
  if (option) return optionText(option, lang);
  if (kind === 'date' && DAY.test(value)) return dayText(value, lang);
  return unit ? `${value} ${unit}` : value;
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
