import { Link, Typography } from '@mui/material';
import { useNotify, useRefresh } from 'ra-core';
import type { CompanyDetails } from '#shared/contract/company-desk.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useRight } from '#admin/app/rights.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Net prices of the company: the list of all professionals, and its own discount elsewhere. */
export function CompanyConditions({ company: { id, discount } }: { company: CompanyDetails }) {
  const text = useMessages();
  const maySet = useRight('set_discounts');
  return (
    <SectionCard title={text('companies.conditions')}>
      <Typography gutterBottom>{text('companies.price_list')}</Typography>
      <Typography gutterBottom>
        <Link href="#/prices">{text('companies.open_prices')}</Link>
      </Typography>
      <Facts
        facts={[[text('companies.discount_now'), text('companies.discount_value', { percent: discount })]]}
      />
      {maySet && <DiscountForm companyId={id} discount={discount} />}
    </SectionCard>
  );
}

function DiscountForm({ companyId: id, discount }: { companyId: number; discount: number }) {
  const text = useMessages();
  const api = useApi();
  const refresh = useRefresh();
  const notify = useNotify();
  const match = useIfMatch();
  const submission = useSubmit(async (values) => {
    const body = { discount: Number(values['discount']) };
    await api.call('PUT /operator/company/{id}', { params: { id }, body, ...match });
    notify('companies.discount_done', { type: 'success' });
    refresh();
  });
  return (
    <CallForm submission={submission} button={text('companies.discount_set')}>
      <CallField
        name="discount"
        type="number"
        label={text('companies.discount')}
        helperText={text('companies.discount_help')}
        defaultValue={discount}
        slotProps={{ htmlInput: { min: 0, max: 90, step: 1 } }}
        required
        submission={submission}
      />
    </CallForm>
  );
}
