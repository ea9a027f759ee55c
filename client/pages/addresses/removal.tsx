import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AddressLines } from '#client/components/account/address-lines.tsx';
import { AddressUses } from '#client/components/account/address-uses.tsx';
import { ADDRESS_ERRORS } from '#client/components/address-fields/address-errors.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { RadioGroup } from '#client/ui/radio-group/radio-group.tsx';
import type { Address } from '#shared/contract/customer.ts';
import styles from './address-form.module.css';
import { addPath, editPath } from './address-view.ts';

type RemovalProps = { address: Address; others: readonly Address[] };

/** Confirms the removal of an address. An address in use needs a replacement. */
export function Removal({ address, others }: RemovalProps) {
  const isUsed = address.type.length > 0;
  return (
    <div className={styles.removal}>
      <div className={styles.address}>
        <AddressLines address={address} />
        <AddressUses address={address} />
      </div>
      {isUsed && others.length === 0 ? (
        <OnlyAddress address={address} />
      ) : (
        <RemovalForm others={isUsed ? others : []} />
      )}
    </div>
  );
}

function OnlyAddress({ address }: { address: Address }) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <>
      <p className={styles.note}>{text('account.address_only')}</p>
      <div className={styles.ways}>
        <ButtonLink href={addPath(match.pathname)}>{text('account.address_add')}</ButtonLink>
        <ButtonLink kind="secondary" href={editPath(match.pathname, address.id)}>
          {text('account.address_edit')}
        </ButtonLink>
      </div>
    </>
  );
}

/** `others`: possible replacements; empty when the address is not in use. */
function RemovalForm({ others }: { others: readonly Address[] }) {
  const text = useTranslations();
  const { match } = usePage();
  const field = useFormFields(ADDRESS_ERRORS);
  const { id, label, name, defaultValue, error } = field('replaced_by', text('account.address_replace'));
  return (
    <PostForm labels={others.length > 0 ? { [name]: label } : {}} errorMessages={ADDRESS_ERRORS}>
      {others.length > 0 && (
        <RadioGroup
          id={id}
          legend={label}
          name={name}
          error={error}
          defaultValue={defaultValue ?? (others.length === 1 ? String(others[0]?.id) : '')}
          options={others.map((other) => ({
            value: String(other.id),
            label: other.label,
            note: `${other.address_1}, ${other.zipcode} ${other.city}`,
          }))}
        />
      )}
      <div className={styles.ways}>
        <SubmitButton kind="ink">{text('account.address_remove')}</SubmitButton>
        <ButtonLink kind="secondary" href={match.pathname}>
          {text('account.keep')}
        </ButtonLink>
      </div>
    </PostForm>
  );
}
