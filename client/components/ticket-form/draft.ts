import type { FormValues } from '#shared/form-state.ts';

/** Apart from the site's other memory: it is the visitor's own, and does not last. */
const STORAGE_KEY = 'atre-draft';
const DAY_MS = 24 * 60 * 60 * 1000;
/** What is made anew with each form, and what must be said again. */
const NOT_KEPT = new Set([
  'key',
  'started_at',
  'website',
  'verification_token',
  'subject',
  'consent',
  'step',
]);

type Draft = { savedAt: number; values: FormValues };

/** What was being written here less than a day ago; `undefined` when there is nothing. */
export function recallDraft(now = Date.now()): FormValues | undefined {
  try {
    const { savedAt, values } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '') as Draft;
    return now - savedAt < DAY_MS ? values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the texts of a form in this browser; files cannot be kept. */
export function keepDraft(form: FormData, now = Date.now()): void {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== 'string' || value === '' || NOT_KEPT.has(name)) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const draft: Draft = { savedAt: now, values: Object.fromEntries(values) };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden: the form itself still holds everything.
  }
}

/** Once it has been sent, or its writer wants it gone. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
