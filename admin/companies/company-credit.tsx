import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { DAYS_ON_ACCOUNT } from '#shared/domain/credit-rules.ts';
import { useRight } from '#admin/app/rights.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { LimitForm } from './limit-form.tsx';

/** Credit limit and debt of the company; the roles of orders set the limit. */
export function CompanyCredit({ company: { credit, changed } }: { company: CompanyDetails }) {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const maySet = useRight('set_credit_limits');
  return (
    <SectionCard title={text('companies.credit')}>
      <Facts
        isGrid
        facts={[
          [text('companies.limit'), formatAmount(credit.limit)],
          [text('companies.used'), formatAmount(credit.used)],
          [text('companies.free'), formatAmount(credit.free)],
          [text('companies.terms'), text('companies.terms_days', { count: DAYS_ON_ACCOUNT })],
          [text('companies.changed_by'), changed?.by],
          [text('companies.changed_at'), changed && time(changed.at)],
        ]}
      />
      {maySet && <LimitForm />}
    </SectionCard>
  );
}
