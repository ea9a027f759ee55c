import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import { STEPS, type StepField } from './signup-steps.ts';

export function stepLabels(text: Translate, step: number): Record<string, string> {
  const names: readonly StepField[] = STEPS[step] ?? [];
  return Object.fromEntries(names.map((name) => [name, text(`signup.${name}`)]));
}

export const SIGNUP_ERRORS: ErrorMessages = {
  'siret.unknown': 'signup.siret_unknown',
  'siret.inactive': 'signup.siret_inactive',
  'siret.used': 'signup.siret_used',
  'terms.required': 'signup.terms_required',
};
