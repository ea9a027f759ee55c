import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ADDRESS_ERRORS, addressLabels } from '#client/components/address-fields/address-errors.ts';
import { AddressFields } from '#client/components/address-fields/address-fields.tsx';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import type { Address } from '#shared/contract/customer.ts';
import { writtenPhone } from '#shared/domain/phone.ts';
import type { FormValues } from '#shared/form-state.ts';
import styles from './address-form.module.css';
import { addPath } from './address-view.ts';
import { UseFields } from './use-fields.tsx';

type AddressFormProps = {
  /** The address to edit; absent for a new address. */
  address?: Address;
  isCompanys?: boolean;
  isFirst?: boolean;
  /** The edited address no longer exists: the form creates a new one. */
  isRemoved?: boolean | undefined;
};

export function AddressForm({ address, isCompanys = false, isFirst = false, isRemoved }: AddressFormProps) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <InitialValues value={address ? toValues(address) : {}}>
      <PostForm
        labels={addressLabels(text)}
        errorMessages={ADDRESS_ERRORS}
        className={styles.form ?? ''}
        {...(isRemoved && { action: addPath(match.pathname) })}
      >
        {isCompanys && <p className={styles.note}>{text('account.address_companys')}</p>}
        <AddressFields />
        <UseFields held={address?.type ?? []} isFirst={isFirst} />
        <div className={styles.ways}>
          <SubmitButton>{text('account.address_save')}</SubmitButton>
          <ButtonLink kind="secondary" href={match.pathname}>
            {text('account.cancel')}
          </ButtonLink>
        </div>
      </PostForm>
    </InitialValues>
  );
}

function toValues(address: Address): FormValues {
  const { label, address_1: first, address_2: second, zipcode, city, mobile } = address;
  return {
    label: [label],
    address_1: [first],
    address_2: [second ?? ''],
    zipcode: [zipcode],
    city: [city],
    mobile: [mobile === null ? '' : writtenPhone(mobile)],
  };
}
