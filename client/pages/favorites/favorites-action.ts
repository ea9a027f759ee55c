import { createBenefitsApi } from '#shared/api/benefits.ts';
import { ownCustomer } from '#client/pages/common/load/own-customer.ts';
import type { PageAction } from '#client/pages/common/load/page-action.ts';
import { returnPath } from '#routes/return-path.ts';
import {
  BACK_FIELD,
  FAVORITE_FIELD,
  heartAnchor,
  readProductId,
  REMOVED_PARAMETER,
} from '#shared/domain/favorite-form.ts';
import { textOf } from '#shared/form-state.ts';

/** Adds or removes a favourite, from this page or from the heart of any other page, and redirects back. */
export const action: PageAction = async (args) => {
  const { api, form, match } = args;
  const id = readProductId(textOf(form, FAVORITE_FIELD));
  if (id === undefined) return { kind: 'notFound' };
  const customer = await ownCustomer(args);
  const isRemoval = textOf(form, 'intent') === 'remove';
  if (isRemoval) await createBenefitsApi(api.caller).removeFavorite(customer, id);
  else await createBenefitsApi(api.caller).addFavorite(customer, id);
  const replaced = readProductId(textOf(form, 'replaced'));
  if (replaced !== undefined) await createBenefitsApi(api.caller).removeFavorite(customer, replaced);
  const back = returnPath(textOf(form, BACK_FIELD));
  const here = isRemoval ? `${match.pathname}?${REMOVED_PARAMETER}=${id}` : match.pathname;
  return { kind: 'redirect', to: back === undefined ? here : `${back}#${heartAnchor(id)}`, status: 303 };
};
