import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useViewFocus } from '#client/components/account/use-view-focus.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { Plus } from 'lucide';
import { addPath } from './address-view.ts';
import { AddressForm } from './address-form.tsx';
import { AddressList } from './address-list.tsx';
import type { AddressesData } from './addresses-load.ts';
import { Removal } from './removal.tsx';

/** The customer's addresses (RT-17, AC-10). Add, edit and remove are views of the same path. */
export function Page({ data }: { data: AddressesData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { view, title, own, company } = data;
  useViewFocus(title);
  const isList = view.kind === 'list';
  const hasAny = own.length > 0 || company !== null;
  return (
    <AccountFrame
      title={title}
      {...(isList && hasAny && { lead: text('account.addresses_lead') })}
      actions={
        isList &&
        hasAny && (
          <ButtonLink href={addPath(match.pathname)} icon={Plus}>
            {text('account.address_add')}
          </ButtonLink>
        )
      }
    >
      {view.kind === 'list' && <AddressList own={own} company={company} done={view.done} />}
      {view.kind === 'add' && <AddressForm isFirst={view.isFirst} isRemoved={view.isRemoved} />}
      {view.kind === 'edit' && (
        <AddressForm address={view.address} isCompanys={!own.some(({ id }) => id === view.address.id)} />
      )}
      {view.kind === 'remove' && <Removal address={view.address} others={view.others} />}
    </AccountFrame>
  );
}
