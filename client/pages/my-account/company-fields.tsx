import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { useStore } from '#client/stores/store-context.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import { writtenSiret } from '#shared/domain/siret.ts';
import styles from './account-forms.module.css';

/** Company name. The verified SIRET cannot be edited: a change requires a phone call. */
export function CompanyFields({ siret }: { siret: string }) {
  const text = useTranslations();
  const { settings } = useStore();
  const field = useFormFields();
  const phone = settings.setting('contact_phone_pro');
  return (
    <div className={styles.company}>
      <h2>{text('account.company')}</h2>
      <TextField
        {...field('company', text('account.company_name'))}
        autoComplete="organization"
        maxLength={120}
      />
      <div>
        <dl className={styles.siret}>
          <dt>{text('account.siret')}</dt>
          <dd className="figures">{writtenSiret(siret)}</dd>
        </dl>
        <p className={styles.note}>
          {text('account.siret_note')}
          {phone && (
            <>
              {' '}
              <TextLink href={phoneLink(phone)}>{unbrokenPhone(phone)}</TextLink>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
