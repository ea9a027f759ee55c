import { createCustomersApi } from '#shared/api/customers.ts';
import { createSessionsApi } from '#shared/api/sessions.ts';
import type { ActionArgs, ActionOutcome, PageAction } from '#client/pages/common/load/page-action.ts';
import type { AddressForm } from '#shared/contract/customer.ts';
import { ADDRESS_USES } from '#shared/domain/address-uses.ts';
import { textOf } from '#shared/form-state.ts';
import { donePath, readAddressView } from './address-view.ts';

/** Adds, changes or removes the address that the query names. */
export const action: PageAction = async (args) => {
  const { api, form, search, match } = args;
  const view = readAddressView(search);
  if (!view || view.kind === 'list') return { kind: 'notFound' };
  const { customer } = await createSessionsApi(api.caller).current();
  const number = customer.customer_id;
  if (view.kind === 'add') {
    await createCustomersApi(api.caller).addAddress(number, toAddress(form));
    return redirectTo(donePath(match.pathname, 'ajoutee'));
  }
  if (view.kind === 'edit') {
    await createCustomersApi(api.caller).changeAddress(number, view.id, toAddress(form));
    return redirectTo(donePath(match.pathname, 'modifiee'));
  }
  return remove(args, number, view.id);
};

async function remove({ api, form, match }: ActionArgs, number: string, id: number): Promise<ActionOutcome> {
  const successor = Number(textOf(form, 'replaced_by'));
  await createCustomersApi(api.caller).removeAddress(
    number,
    id,
    successor > 0 ? { replaced_by: successor } : {},
  );
  return redirectTo(donePath(match.pathname, 'supprimee'));
}

function redirectTo(to: string): ActionOutcome {
  return { kind: 'redirect', to, status: 303 };
}

function toAddress(form: FormData): AddressForm {
  const uses = form.getAll('type');
  return {
    label: textOf(form, 'label'),
    address_1: textOf(form, 'address_1'),
    address_2: textOf(form, 'address_2'),
    zipcode: textOf(form, 'zipcode'),
    city: textOf(form, 'city'),
    mobile: textOf(form, 'mobile'),
    type: ADDRESS_USES.filter((use) => uses.includes(use)),
  };
}
