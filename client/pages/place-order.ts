import { ApiError } from '#shared/api/api-error.ts';
import { createOrdersApi } from '#shared/api/orders.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { orderPath, stepPath } from './order-paths.ts';
import type { ActionArgs, ActionOutcome } from './page-action.ts';

/**
 * Orders what was shown, once the key of the form. A card leads on to the bank, everything else to the confirmation; what is
 * missing leads back to its step.
 */
export async function placeOrder({ api, form, match }: ActionArgs): Promise<ActionOutcome> {
  const payment = PAYMENT_MEANS.find((means) => means === textOf(form, 'payment'));
  const errors = {
    ...(payment === undefined && { payment: 'required' }),
    ...(textOf(form, 'terms') !== 'yes' && { terms: 'required' }),
  };
  if (payment === undefined || Object.keys(errors).length > 0)
    return { kind: 'invalid', form: toFormState(form, errors) };
  const total = Number(textOf(form, 'total'));
  const promised = textOf(form, 'promised');
  try {
    const { reference } = await createOrdersApi(api.caller).order(
      {
        payment,
        ...(Number.isFinite(total) && { total }),
        ...(/^\d{4}-\d\d-\d\d$/.test(promised) && { promised }),
      },
      textOf(form, 'key'),
    );
    const to = orderPath(match, payment === 'cb' ? 'order-summary' : 'order-confirmation', reference);
    return { kind: 'redirect', to, status: 303 };
  } catch (error) {
    const step =
      error instanceof ApiError && error.body.code === 'step_missing'
        ? error.body.params?.['step']
        : undefined;
    if (step === undefined) throw error;
    return { kind: 'redirect', to: stepPath(match, String(step)), status: 303 };
  }
}
