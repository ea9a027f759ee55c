import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import type { Address } from '#shared/contract/customer.ts';
import { writtenPhone } from '#shared/domain/phone.ts';
import type { FormValues } from '#shared/form-state.ts';
import { ADDRESS_FAULTS, addressLabels } from './address-faults.ts';
import styles from './address-form.module.css';
import { TownFields } from './town-fields.tsx';
import { UseFields } from './use-fields.tsx';

type AddressFormProps = {
  /** The one to change; none: a new one. */
  address?: Address;
  isCompanys?: boolean;
  isFirst?: boolean;
};

/** An address, new or to be changed. */
export function AddressForm({ address, isCompanys = false, isFirst = false }: AddressFormProps) {
  const text = useText();
  const { match } = usePage();
  return (
    <InitialValues value={address ? toValues(address) : {}}>
      <PostForm labels={addressLabels(text)} faultTexts={ADDRESS_FAULTS} className={styles.form ?? ''}>
        {isCompanys && <p className={styles.note}>{text('account.address_companys')}</p>}
        <Fields />
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

function Fields() {
  const text = useText();
  const labels = addressLabels(text);
  const field = useFormFields(ADDRESS_FAULTS);
  const optional = text('forms.optional');
  return (
    <>
      <TextField
        {...field('label', labels.label)}
        hint={text('account.field_label_hint')}
        autoComplete="off"
        maxLength={120}
      />
      <TextField {...field('address_1', labels.address_1)} autoComplete="address-line1" maxLength={120} />
      <TextField
        {...field('address_2', labels.address_2)}
        optional={optional}
        autoComplete="address-line2"
        maxLength={120}
      />
      <TownFields zipcode={field('zipcode', labels.zipcode)} city={field('city', labels.city)} />
      <TextField
        {...field('mobile', labels.mobile)}
        optional={optional}
        hint={text('account.field_mobile_hint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
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
