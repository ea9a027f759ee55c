import { usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { ADDRESS_USES, type AddressUse } from '#shared/domain/address-uses.ts';
import styles from './address-form.module.css';

/**
 * Fields for the uses of an address (delivery, invoice). A current use cannot be unticked: only another address can
 * take it over.
 */
export function UseFields({ held, isFirst }: { held: readonly AddressUse[]; isFirst: boolean }) {
  const text = useTranslations();
  const { state } = usePageForm();
  if (isFirst) return <p className={styles.note}>{text('account.address_first')}</p>;
  const free = ADDRESS_USES.filter((use) => !held.includes(use));
  return (
    <>
      {held.length > 0 && (
        <p className={styles.note}>
          {text(
            held.length > 1 ? 'account.address_held_both' : `account.address_held_${held[0] ?? 'invoice'}`,
          )}
        </p>
      )}
      {free.length > 0 && (
        <fieldset className={styles.uses}>
          <legend>{text('account.address_use')}</legend>
          {free.map((use) => (
            <Checkbox
              key={use}
              name="type"
              value={use}
              defaultChecked={state?.values['type']?.includes(use) ?? false}
            >
              {text(`account.address_use_${use}`)}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}
