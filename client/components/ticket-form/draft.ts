import { isRecord, readStored, writeStored } from '#client/app/browser/stored-state.ts';
import type { FormValues } from '#shared/form-state.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Fields that are generated with each form. */
const EXCLUDED_FIELDS = new Set(['key', 'started_at', 'website', 'verification_token', 'subject', 'step']);

type Draft = { savedAt: number; values: FormValues };

/** The draft, if less than a day old; `undefined` otherwise. */
export function readDraft(now = Date.now()): FormValues | undefined {
  const { draft } = readStored();
  return isDraft(draft) && now - draft.savedAt < DAY_MS ? draft.values : undefined;
}

function isDraft(value: unknown): value is Draft {
  return isRecord(value) && typeof value['savedAt'] === 'number' && isRecord(value['values']);
}

/** Stores the text fields of a form in this browser; files cannot be stored. */
export function saveDraft(form: FormData, now = Date.now()): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '' || EXCLUDED_FIELDS.has(name)) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const draft: Draft = { savedAt: now, values: Object.fromEntries(values) };
  writeStored({ draft });
}

export function removeDraft(): void {
  writeStored({ draft: undefined });
}
