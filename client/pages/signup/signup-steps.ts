/** Field names of each step, in order. */
export const STEPS = [
  ['siret'],
  ['company', 'address_1', 'address_2', 'zipcode', 'city'],
  ['civility', 'firstname', 'lastname', 'email', 'phone'],
  ['password', 'password_confirmation', 'terms'],
] as const;

export type StepField = (typeof STEPS)[number][number];

export const LAST_STEP = STEPS.length - 1;

/** Field with the step, counted from 0. */
export const STEP_FIELD = 'step';
/** Name of the buttons that go forward or back. */
export const WAY_FIELD = 'go';
export const BACK = 'back';
/** Field with the SIRET whose company data is filled in; another SIRET overwrites the data. */
export const FILLED_FIELD = 'filled_for';

export function readStep(given: string | undefined): number {
  return Math.min(Math.max(Math.trunc(Number(given)) || 0, 0), LAST_STEP);
}

export function stepOf(fields: readonly string[]): number {
  const step = STEPS.findIndex((names) => names.some((name) => fields.includes(name)));
  return step === -1 ? LAST_STEP : step;
}
