import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import { readSettings } from '#backoffice/content/read-settings.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import type { Feature } from '#shared/domain/features.ts';
import { isProfessional } from '#shared/domain/sales-plan.ts';
import type { FieldRecord, SubjectRecord } from './subject-record.ts';
import { SUBJECTS } from './subjects.ts';

const FIELDS = SUBJECTS.flatMap(({ fields }) => fields);
const SETTINGS = FIELDS.flatMap(({ optionsOf }) => optionsOf ?? []);

/** Subjects of the contact form for an audience, as the features and the settings of the site allow. */
export async function findSubjects(db: Kysely<Schema>, scope: Scope): Promise<SubjectRecord[]> {
  const audience = isProfessional(scope.plan.target) ? 'pro' : 'part';
  const [{ features }, settings] = await Promise.all([
    readBrand(db, scope.siteId),
    readSettings(db, scope, SETTINGS),
  ]);
  const isThere = ({ feature }: { feature?: Feature }) => feature === undefined || features.includes(feature);
  return SUBJECTS.filter(
    (subject) => isThere(subject) && (subject.audience === 'all' || subject.audience === audience),
  ).map((subject) => ({
    ...subject,
    fields: subject.fields.filter(isThere).flatMap((field) => withOptions(field, settings)),
  }));
}

function withOptions(field: FieldRecord, settings: ReadonlyMap<string, readonly string[]>): FieldRecord[] {
  if (field.optionsOf === undefined) return [field];
  const names = settings.get(field.optionsOf) ?? [];
  // The name itself, so that a ticket stays readable when the setting has changed.
  const options = names.map((name) => ({ value: name, text: name }));
  return options.length === 0 ? [] : [{ ...field, options }];
}
