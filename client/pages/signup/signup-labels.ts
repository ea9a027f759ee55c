import type { Text } from '#client/app/intl/use-text.ts';
import type { FaultTexts } from '#client/components/post-form/fault-text.ts';
import { STEPS, type StepField } from './signup-steps.ts';

/** Labels of a step's fields, in order. */
export function stepLabels(text: Text, step: number): Record<string, string> {
  const names: readonly StepField[] = STEPS[step] ?? [];
  return Object.fromEntries(names.map((name) => [name, text(`signup.${name}`)]));
}

/** Error messages specific to this form. */
export const SIGNUP_FAULTS: FaultTexts = {
  'siret.unknown': 'signup.siret_unknown',
  'siret.inactive': 'signup.siret_inactive',
  'siret.used': 'signup.siret_used',
  'terms.required': 'signup.terms_required',
};
