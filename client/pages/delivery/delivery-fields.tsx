import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { Button } from '#client/ui/button/button.tsx';
import { FieldError } from '#client/ui/field/field.tsx';
import { needsRelay } from '#shared/domain/carriers.ts';
import { CommentField } from './comment-field.tsx';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import styles from './delivery-fields.module.css';
import { openParts } from './open-parts.ts';
import { PhoneField } from './phone-field.tsx';
import type { Delivery } from './use-delivery.ts';

/** Fields of the open card: delivery address, invoice address, phone, comment (CK-02). */
export function DeliveryFields({ delivery, carrier }: { delivery: Delivery; carrier: string }) {
  const text = useTranslations();
  const { delivery_address: to, invoice_address: bill } = delivery.cart.shipping;
  const { relay, typed, type } = delivery;
  const parts = openParts(delivery);
  const isRelay = needsRelay(carrier);
  const { id, error } = useFormFields(DELIVERY_ERRORS)('address', text('delivery.to'));
  return (
    <>
      <div className={styles.addresses}>
        <section>
          <h2>{text('delivery.to')}</h2>
          {isRelay && relay ? (
            <address className={styles.relay} lang="fr">
              {relay.nom}
              <br />
              {relay.adresse1}
              <br />
              {relay.codePostal} {relay.localite}
            </address>
          ) : to ? (
            <>
              <p className={styles.label}>{to.label}</p>
              <AddressLines address={to} />
            </>
          ) : (
            <p>{text('delivery.to_none')}</p>
          )}
        </section>
        <section>
          <h2>{text('delivery.bill')}</h2>
          {bill ? (
            <>
              <p className={styles.label}>{bill.label}</p>
              <AddressLines address={bill} />
            </>
          ) : (
            <p>{text('delivery.bill_none')}</p>
          )}
        </section>
      </div>
      {parts.hasAddress && (
        <div>
          <Button id={id} type="submit" name="intent" value="addresses" kind="secondary">
            {text('delivery.elsewhere')}
          </Button>
          <FieldError id={`${id}-error`} error={error} />
        </div>
      )}
      {parts.hasPhone && <PhoneField typed={typed} type={type} />}
      <CommentField typed={typed} type={type} />
    </>
  );
}
