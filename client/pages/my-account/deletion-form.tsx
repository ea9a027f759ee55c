import { usePage } from '#client/app/page/page-context.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ACCOUNT_ERRORS } from '#client/components/account/account-errors.ts';
import { SecretField } from '#client/components/account/secret-field.tsx';
import type { ErrorMessages } from '#client/components/post-form/error-message.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import type { AccountLosses, DeletionState } from '#shared/contract/account-deletion.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './account-forms.module.css';
import { FormActions } from './form-actions.tsx';

export const DELETION_ERRORS: ErrorMessages = {
  ...ACCOUNT_ERRORS,
  'accepted.required': 'account.deletion_accept_required',
  'form.orders_open': 'account.deletion_orders_open',
  'form.losses_changed': 'account.deletion_losses_changed',
};

/** Lists the losses to accept, and asks for the password that deletes the account. */
export function DeletionForm({ losses, seal }: Pick<DeletionState, 'losses' | 'seal'>) {
  const text = useTranslations();
  const field = useFormFields(DELETION_ERRORS);
  const lines = useLossLines(losses);
  const labels = {
    accepted: text('account.deletion_accept'),
    password: text('account.deletion_password'),
  };
  const accepted = field('accepted', labels.accepted);
  return (
    <PostForm labels={labels} errorMessages={DELETION_ERRORS} className={styles.form ?? ''} data-document>
      <input type="hidden" name="intent" value="deletion" />
      {seal !== null && (
        <div className={styles.losses}>
          <h2 id="deletion-losses">{text('account.deletion_losses')}</h2>
          <ul aria-labelledby="deletion-losses">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Checkbox
            required
            id={accepted.id}
            name="accepted"
            value={seal}
            error={accepted.error}
            defaultChecked={accepted.defaultValue === seal}
          >
            {labels.accepted}
          </Checkbox>
        </div>
      )}
      <SecretField name="password" label={labels.password} autoComplete="current-password" />
      <FormActions back={text('account.deletion_keep')}>
        <SubmitButton kind="ink">{text('account.deletion_confirm')}</SubmitButton>
      </FormActions>
    </PostForm>
  );
}

/** One sentence for each loss above zero. */
function useLossLines(losses: AccountLosses): string[] {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { points, points_worth: worth, points_pending: pending, worksites, proposals } = losses;
  const money = useMoney(0);
  const figure = (value: number) => formatFigure(value, locale);
  return [
    ...(points > 0
      ? [
          text('account.deletion_points', {
            count: points,
            points: figure(points),
            amount: money(worth),
          }),
        ]
      : []),
    ...(pending > 0 ? [text('account.deletion_pending', { count: pending, points: figure(pending) })] : []),
    ...(worksites > 0 ? [text('account.deletion_worksites', { count: worksites })] : []),
    ...(proposals > 0 ? [text('account.deletion_proposals', { count: proposals })] : []),
  ];
}
