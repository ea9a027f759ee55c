/**
 * Values of the page's forms, restored after a login. `isInterrupted`: the session expired meanwhile, so they are
 * restored wherever the login happens.
 */
type Draft = { address: string; savedAt: number; isInterrupted: boolean; forms: Record<string, string[]>[] };

const STORAGE_KEY = 'shop';
const MAX_AGE_MS = 30 * 60_000;

/** Stores the values of the page's forms in this tab, except passwords and files. */
export function saveDraft({ isInterrupted = false } = {}): void {
  const draft: Draft = {
    address: address(),
    savedAt: Date.now(),
    isInterrupted,
    forms: postForms().map(valuesOf),
  };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: there is no draft.
  }
}

/** Restores the draft of this page, unless it has expired. Runs twice, because a choice may reveal further fields. */
export function restoreDraft({ isAfterLogin }: { isAfterLogin: boolean }): void {
  const draft = readDraft();
  removeDraft();
  if (!draft || draft.address !== address() || Date.now() - draft.savedAt > MAX_AGE_MS) return;
  if (!isAfterLogin && !draft.isInterrupted) return;
  fillInAll(draft.forms);
  requestAnimationFrame(() => setTimeout(() => fillInAll(draft.forms)));
}

/** Includes the query, which may change the forms of a page. */
function address(): string {
  return location.pathname + location.search;
}

function fillInAll(forms: Draft['forms']): void {
  for (const [index, form] of postForms().entries()) fillIn(form, forms[index] ?? {});
}

export function removeDraft(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is disabled: there is no draft.
  }
}

function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Draft | undefined;
  } catch {
    return undefined;
  }
}

function postForms(): HTMLFormElement[] {
  return [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')];
}

function valuesOf(form: HTMLFormElement): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (isChoice(control) && !control.checked) continue;
    values[control.name] = [...(values[control.name] ?? []), control.value];
  }
  return values;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const SECRET = new Set(['password', 'file', 'hidden', 'submit', 'button']);

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !SECRET.has(element.type),
  );
}

function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');
}

function fillIn(form: HTMLFormElement, values: Record<string, string[]>): void {
  const left = new Map(Object.entries(values));
  for (const control of controlsOf(form)) {
    const known = left.get(control.name) ?? [];
    if (isChoice(control)) {
      if (control.checked !== known.includes(control.value)) control.click();
      continue;
    }
    const [value, ...rest] = known;
    if (value === undefined) continue;
    left.set(control.name, rest);
    write(control, value);
  }
}

/** Sets the value with the native setter, so that React receives the event. */
function write(control: Control, value: string): void {
  if (control.value === value) return;
  const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value');
  descriptor?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
