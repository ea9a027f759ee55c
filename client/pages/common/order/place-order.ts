import { ApiError } from '#shared/api/api-error.ts';
import { createOrdersApi } from '#shared/api/orders.ts';
import { KEY_FIELD, ORDERED_FIELD, PROMISED_FIELD, VERSION_FIELD } from '#shared/domain/order-form.ts';
import { PAYMENT_MEANS } from '#shared/domain/order-status.ts';
import { textOf, toFormState } from '#shared/form-state.ts';
import { orderPath } from './order-paths.ts';
import type { ActionArgs, ActionOutcome } from '#client/pages/common/load/page-action.ts';

/**
 * Places an order for the displayed version of the cart; the form's key makes it idempotent. Card payments redirect to
 * the bank, others to the confirmation. A refusal (409) renders the page again with the current cart.
 */
export async function placeOrder({ api, form, match }: ActionArgs): Promise<ActionOutcome> {
  const payment = PAYMENT_MEANS.find((means) => means === textOf(form, 'payment'));
  const errors = {
    ...(payment === undefined && { payment: 'required' }),
    ...(textOf(form, 'terms') !== 'yes' && { terms: 'required' }),
  };
  if (payment === undefined || Object.keys(errors).length > 0)
    return { kind: 'invalid', form: toFormState(form, errors) };
  const promised = textOf(form, PROMISED_FIELD);
  try {
    const { reference } = await createOrdersApi(api.caller).order(
      {
        payment,
        version: textOf(form, VERSION_FIELD),
        ...(/^\d{4}-\d\d-\d\d$/.test(promised) && { promised }),
      },
      textOf(form, KEY_FIELD),
    );
    const to = orderPath(match, payment === 'cb' ? 'order-summary' : 'order-confirmation', reference);
    return { kind: 'redirect', to, status: 303 };
  } catch (error) {
    const ordered =
      error instanceof ApiError && error.body.code === 'already_ordered'
        ? error.body.params?.['reference']
        : undefined;
    form.delete(ORDERED_FIELD);
    if (ordered !== undefined) form.set(ORDERED_FIELD, String(ordered));
    throw error;
  }
}
