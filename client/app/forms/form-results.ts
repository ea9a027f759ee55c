import type { RootStore } from '#client/stores/root-store.ts';
import { TOAST_DURATIONS, type Toast } from '#client/stores/toasts-store.ts';
import { WHOLE_FORM, type FormState } from '#shared/form-state.ts';

type Address = { pathname: string; search: string; hash: string };
type FormResult = { from: Address; to: Address; refused: FormState | undefined };

/** Shows the default toast for the result of a form (specification section 5). */
export function reportFormResult({ toasts }: RootStore, result: FormResult): void {
  const toast = toastOfResult(result);
  if (toast) toasts.add({ ...toast, duration: TOAST_DURATIONS.form });
}

/**
 * The toast of a result, or `undefined` if the page itself reports it: an error of the whole form has a focused banner,
 * and a redirect to another page, query or fragment shows a report.
 */
export function toastOfResult({
  from,
  to,
  refused,
}: FormResult): Pick<Toast, 'kind' | 'message'> | undefined {
  if (refused) {
    const fields = Object.keys(refused.errors);
    // A form of several steps returns without errors.
    const isOfFields = fields.length > 0 && !fields.includes(WHOLE_FORM);
    return isOfFields ? { kind: 'error', message: 'default_form_error_message' } : undefined;
  }
  const isSameView = from.pathname === to.pathname && from.search === to.search && to.hash === '';
  return isSameView ? { kind: 'success', message: 'default_form_success_message' } : undefined;
}
