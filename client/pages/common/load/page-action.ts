import type { FormState } from '#shared/form-state.ts';
import type { PageOutcome } from '#shared/page-outcome.ts';
import type { LoadArgs } from './page-load.ts';

/** What a page's action works with: what its loader has, and the form that was sent. */
export type ActionArgs = LoadArgs & { form: FormData };

/** Where a form leads: elsewhere (303), or to the same page with what is wrong. */
export type ActionOutcome =
  | Exclude<PageOutcome<never>, { kind: 'ok' }>
  | { kind: 'invalid'; form: FormState };

/**
 * Takes a form. What the back office refuses may be thrown on: errors it names by field, and its silence, become
 * the same page with everything that was typed (client/app/forms/enter-action.ts).
 */
export type PageAction = (args: ActionArgs) => Promise<ActionOutcome>;
