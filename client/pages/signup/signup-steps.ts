/** What each step asks, by name, in the order in which it stands. */
export const STEPS = [
  ['siret'],
  ['company', 'address_1', 'address_2', 'zipcode', 'city'],
  ['civility', 'firstname', 'lastname', 'email', 'phone'],
  ['password', 'password_confirmation', 'terms'],
] as const;

export type StepField = (typeof STEPS)[number][number];

export const LAST_STEP = STEPS.length - 1;

/** The step a form stands at, counted from zero: in a field of its own, as the whole form is posted each time. */
export const STEP_FIELD = 'step';
/** Which button was pressed. */
export const WAY_FIELD = 'go';
export const BACK = 'back';
/** The number whose company stands in the fields: another number fills them in anew. */
export const FILLED_FIELD = 'filled_for';

export function readStep(given: string | undefined): number {
  return Math.min(Math.max(Math.trunc(Number(given)) || 0, 0), LAST_STEP);
}

/** The first step that one of these fields stands in. */
export function stepOf(fields: readonly string[]): number {
  const step = STEPS.findIndex((names) => names.some((name) => fields.includes(name)));
  return step === -1 ? LAST_STEP : step;
}
