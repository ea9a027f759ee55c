import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ADDRESS_ERRORS, addressLabels } from '#client/components/address-fields/address-errors.ts';
import { AddressFields } from '#client/components/address-fields/address-fields.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Address } from '#shared/contract/customer.ts';
import styles from './addresses-view.module.css';
import type { DeliveryData } from './delivery-data.ts';

type AddressesViewProps = { data: Extract<DeliveryData, { view: 'addresses' }> };

const ERROR_MESSAGES = {
  ...ADDRESS_ERRORS,
  'address.required': 'delivery.fault_address',
  'form.gone': 'delivery.address_gone',
} as const;

/** Other delivery addresses: a saved one, or a new one that is added to the account. */
export function AddressesView({ data: { own, company, cart } }: AddressesViewProps) {
  const text = useTranslations();
  const { match } = usePage();
  const all = [...own, ...(company?.addresses ?? [])];
  return (
    <section className={styles.view}>
      <h1>{text('delivery.addresses_title')}</h1>
      {all.length > 0 && <PickForm addresses={all} current={cart.shipping.delivery_address} />}
      <div className={styles.new}>
        <h2>{text('delivery.address_new')}</h2>
        <PostForm labels={addressLabels(text)} errorMessages={ERROR_MESSAGES} className={styles.form ?? ''}>
          <AddressFields />
          <div>
            <SubmitButton name="intent" value="add" kind={all.length > 0 ? 'secondary' : 'primary'}>
              {text('delivery.address_add')}
            </SubmitButton>
          </div>
        </PostForm>
      </div>
      <p>
        <TextLink href={match.pathname}>{text('delivery.back')}</TextLink>
      </p>
    </section>
  );
}

function PickForm({ addresses, current }: { addresses: readonly Address[]; current: Address | null }) {
  const text = useTranslations();
  const { id, label, name, error } = useFormFields(ERROR_MESSAGES)('address', text('delivery.address_pick'));
  return (
    <PostForm
      labels={{ address: label }}
      errorMessages={ERROR_MESSAGES}
      className={styles.form ?? ''}
      formName="pick"
    >
      <RadioGroup
        id={id}
        legend={label}
        name={name}
        error={error}
        defaultValue={String(current?.id ?? '')}
        options={addresses.map((address) => ({
          value: String(address.id),
          label: address.label,
          note: `${address.address_1}, ${address.zipcode} ${address.city}`,
        }))}
      />
      <div>
        <SubmitButton name="intent" value="pick">
          {text('delivery.address_deliver')}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
