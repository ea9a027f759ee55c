import { Check } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { NumberField } from '#client/ui/number-field/number-field.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import { TextArea, TextField } from '#client/ui/text-field/text-field.tsx';
import type { Proposal } from '#shared/contract/proposal.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { proposalValues } from './proposal-values.ts';
import { WORKSITE_ERRORS } from './worksite-labels.ts';
import styles from './worksites.module.css';

export function ProposalForm({ proposal }: { proposal: Proposal }) {
  const text = useTranslations();
  return (
    <InitialValues value={proposalValues(proposal)}>
      <PostForm labels={useLabels(proposal)} errorMessages={WORKSITE_ERRORS} className={styles.form ?? ''}>
        <input type="hidden" name="intent" value="proposal" />
        <Fields proposal={proposal} />
        <div className={styles.buttons}>
          <SubmitButton kind="ink" icon={Check}>
            {text('worksites.proposal_save')}
          </SubmitButton>
        </div>
      </PostForm>
    </InitialValues>
  );
}

function useLabels({ configurations }: Proposal): Record<string, string> {
  const text = useTranslations();
  return {
    company: text('worksites.company'),
    client: text('worksites.client'),
    margin: text('worksites.margin'),
    valid_until: text('worksites.valid_until'),
    ...Object.fromEntries(
      configurations
        .filter(({ priced }) => priced)
        .map(({ id, name }) => [`vat_${id}`, text('worksites.vat_for', { room: name })]),
    ),
    note: text('worksites.note'),
  };
}

function Fields({ proposal }: { proposal: Proposal }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const labels = useLabels(proposal);
  const field = useFormFields(WORKSITE_ERRORS);
  const of = (name: string) => field(name, labels[name] ?? name);
  const rates = proposal.vat_rates.map((rate) => ({
    value: String(rate),
    label: text('worksites.percent', { rate: formatFigure(rate / 100, locale) }),
  }));
  return (
    <>
      <div className={styles.fields}>
        <TextField {...of('company')} maxLength={120} autoComplete="organization" />
        <TextField {...of('client')} optional={text('forms.optional')} maxLength={120} autoComplete="off" />
        <NumberField {...of('margin')} unit="%" hint={text('worksites.margin_hint')} maxLength={12} />
        <TextField {...of('valid_until')} type="date" />
        {proposal.configurations
          .filter(({ priced }) => priced)
          .map(({ id }) => (
            <SelectField key={id} {...of(`vat_${id}`)} options={rates} />
          ))}
      </div>
      <TextArea {...of('note')} optional={text('forms.optional')} maxLength={1000} />
    </>
  );
}
