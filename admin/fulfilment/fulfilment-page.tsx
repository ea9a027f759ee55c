import { Alert, Box } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRequireAccess } from 'ra-core';
import { Title } from 'ra-ui-materialui';
import type { FulfilmentSettings } from '#shared/contract/fulfilment-settings.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useRight } from '#admin/app/rights.ts';
import { Facts } from '#admin/fields/facts.tsx';
import { CallField, CallForm } from '#admin/fields/form-fields.tsx';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useSubmit } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const KEY = ['fulfilment settings'];

/** Settings of the work on orders: owners change them, others read them. */
export function FulfilmentPage() {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const isWriter = useRight('set_fulfilment');
  useRequireAccess({ resource: 'fulfilment', action: 'list' });
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      let tag: string | undefined;
      const settings = await api.call('GET /fulfilment/settings', { onTag: (received) => (tag = received) });
      return { settings, tag };
    },
  });
  return (
    <Box sx={{ mt: 2, maxWidth: 720 }}>
      <Title title={text('fulfilment.title')} />
      {error && <Alert severity="error">{errors.ofCall(error)}</Alert>}
      {data && (
        <SectionCard title={text('fulfilment.orders')}>
          {isWriter ? <SettingsForm {...data} /> : <SettingsFacts settings={data.settings} />}
        </SectionCard>
      )}
    </Box>
  );
}

type Props = { settings: FulfilmentSettings };

function SettingsForm({
  settings: { order_email: email, refund_limit: limit },
  tag,
}: Props & { tag: string | undefined }) {
  const text = useMessages();
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const submission = useSubmit(async (values) => {
    const [typedEmail = '', typedLimit = ''] = [values['order_email']?.trim(), values['refund_limit']];
    await api.call('PUT /fulfilment/settings', {
      body: {
        order_email: typedEmail === '' ? null : typedEmail,
        refund_limit: typedLimit === '' ? null : Number(typedLimit),
      },
      ...(tag !== undefined && { ifMatch: tag }),
    });
    await queries.invalidateQueries({ queryKey: KEY });
    notify(text('records.saved'), { type: 'success' });
  });
  return (
    <CallForm submission={submission} button={text('ra.action.save')}>
      <CallField
        name="order_email"
        type="email"
        label={text('fulfilment.order_email')}
        helperText={text('fulfilment.order_email_help')}
        defaultValue={email ?? ''}
        autoComplete="off"
        submission={submission}
      />
      <CallField
        name="refund_limit"
        type="number"
        label={text('fulfilment.refund_limit')}
        helperText={text('fulfilment.refund_limit_help')}
        defaultValue={limit ?? ''}
        slotProps={{ htmlInput: { min: 0, step: '0.01' } }}
        submission={submission}
      />
    </CallForm>
  );
}

function SettingsFacts({ settings: { order_email: email, refund_limit: limit } }: Props) {
  const text = useMessages();
  const { formatAmount } = useFormats();
  return (
    <Facts
      facts={[
        [text('fulfilment.order_email'), email ?? text('fulfilment.no_email')],
        [text('fulfilment.refund_limit'), limit === null ? text('fulfilment.no_limit') : formatAmount(limit)],
      ]}
    />
  );
}
