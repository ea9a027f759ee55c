import type { FormState } from '#shared/form-state.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { LoadArgs } from './page-load.ts';

export type ActionArgs = LoadArgs & { form: FormData };

/** A redirect (303), or the same page with the form's errors. */
export type ActionOutcome =
  | Exclude<PageOutcome<never>, { kind: 'ok' }>
  | { kind: 'invalid'; form: FormState };

/**
 * Handles a submitted form. It may throw API errors: field errors and an unavailable back office both render the page
 * again with the submitted values (client/app/forms/run-action.ts).
 */
export type PageAction = (args: ActionArgs) => Promise<ActionOutcome>;
