import { createSessionsApi } from '#shared/api/sessions.ts';
import type { PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import type { Address, Customer } from '#shared/contract/customer.ts';
import type { Translate } from '#client/app/intl/use-translations.ts';
import { readAddressView, type AddressDone, type AddressView } from './address-view.ts';

export type ShownView =
  | { kind: 'list'; done: AddressDone | undefined }
  /** `isRemoved`: the edited address was removed in the meantime; the form can save it as a new one. */
  | { kind: 'add'; isFirst: boolean; isRemoved?: true }
  | { kind: 'edit'; address: Address }
  | { kind: 'remove'; address: Address; others: Address[] };

export type AddressesData = {
  view: ShownView;
  title: string;
  own: Address[];
  /** The company of a professional, with its name and addresses. */
  company: { name: string; addresses: Address[] } | null;
};

/** Loads the list, or the form to add, edit or remove an address (RT-17). */
export const load: PageLoad<AddressesData> = async ({ api, match, search, text, refused }) => {
  const requested = readAddressView(search);
  if (!requested) return { kind: 'notFound' };
  const { customer } = await createSessionsApi(api.caller).current();
  const view = toShownView(requested, customer) ?? (refused && toRemovedView(requested, customer));
  if (!view) return { kind: 'notFound' };
  const title = titleOf(view, text);
  const site = { locale: match.locale, target: match.urlTarget };
  const { addresses: own, company } = customer;
  return {
    kind: 'ok',
    data: { view, title, own, company: company && { name: company.name, addresses: company.addresses } },
    meta: {
      title,
      description: text('account.addresses_description'),
      indexed: false,
      personal: true,
      alternates: alternatesOf('addresses', match),
      breadcrumb: [
        { label: text('account.title'), url: href('my-account', site) },
        { label: text('account.addresses_title'), url: match.pathname },
        ...(view.kind === 'list' ? [] : [{ label: title, url: match.pathname }]),
      ],
    },
  };
};

/** Returns `undefined` for an unknown address and for the removal of a company address. */
function toShownView(requested: AddressView, { addresses: own, company }: Customer): ShownView | undefined {
  const all = [...own, ...(company?.addresses ?? [])];
  if (requested.kind === 'list') return requested;
  if (requested.kind === 'add') return { kind: 'add', isFirst: all.length === 0 };
  const address = (requested.kind === 'edit' ? all : own).find(({ id }) => id === requested.id);
  if (!address) return undefined;
  if (requested.kind === 'edit') return { kind: 'edit', address };
  return { kind: 'remove', address, others: all.filter(({ id }) => id !== address.id) };
}

/** After a refused form for a removed address, the submitted values can become a new address. */
function toRemovedView({ kind }: AddressView, customer: Customer): ShownView {
  if (kind === 'edit') return { kind: 'add', isFirst: customer.addresses.length === 0, isRemoved: true };
  return { kind: 'list', done: undefined };
}

function titleOf(view: ShownView, text: Translate): string {
  if (view.kind === 'list') return text('account.addresses_title');
  if (view.kind === 'add') return text('account.address_add');
  const { label } = view.address;
  return text(view.kind === 'edit' ? 'account.address_edit_title' : 'account.address_remove_title', {
    label,
  });
}
