import { useTranslations } from '#client/app/intl/use-translations.ts';
import { FormErrors } from '#client/components/post-form/form-errors.tsx';
import { UnavailableNotice } from '#client/components/failure/unavailable-notice.tsx';
import { UNAVAILABLE, type Unavailable } from '#client/pages/common/load/unavailable.ts';
import type { DeletionState } from '#shared/contract/account-deletion.ts';
import styles from './account-forms.module.css';
import { DELETION_ERRORS, DeletionForm } from './deletion-form.tsx';
import { FormActions } from './form-actions.tsx';
import { OpenOrders } from './open-orders.tsx';

type DeletionProps = { isProfessional: boolean; state: DeletionState | Unavailable };

/** Lists the orders that prevent deletion, or the consequences and the form that deletes the account (AC-15). */
export function Deletion({ isProfessional, state }: DeletionProps) {
  const text = useTranslations();
  const back = text('account.deletion_keep');
  if (state === UNAVAILABLE)
    return (
      <div className={styles.deletion}>
        <UnavailableNotice>{text('account.deletion_unanswered')}</UnavailableNotice>
        <FormActions back={back} />
      </div>
    );
  if (state.orders.length > 0)
    return (
      <div className={styles.deletion}>
        <FormErrors labels={{}} errorMessages={DELETION_ERRORS} />
        <OpenOrders orders={state.orders} />
        <FormActions back={back} />
      </div>
    );
  return (
    <div className={styles.deletion}>
      <p>{text('account.deletion_lead')}</p>
      <ul className={styles.consequences}>
        <li>{text('account.deletion_data')}</li>
        <li>{text('account.deletion_sessions')}</li>
        {isProfessional && <li>{text('account.deletion_prices')}</li>}
        {isProfessional && <li>{text('account.deletion_company')}</li>}
        {isProfessional && <li>{text('account.deletion_invoices')}</li>}
        {state.tickets.length > 0 && (
          <li>
            {text('account.deletion_tickets', {
              count: state.tickets.length,
              references: state.tickets.join(', '),
            })}
          </li>
        )}
        <li>{text('account.deletion_email')}</li>
      </ul>
      <DeletionForm losses={state.losses} seal={state.seal} />
    </div>
  );
}
