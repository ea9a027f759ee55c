import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

const MAX_ROWS = 5;

/** The latest rows of the statement of a customer. */
export function PointStatement({ customerId: id }: { customerId: number }) {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const { day, formatChange } = useFormats();
  const lang = useLocale() === 'en' ? 'en' : 'fr';
  const { data, error } = useQuery({
    queryKey: ['points', id, lang],
    queryFn: () => api.call('GET /operator/customer/{id}/loyalty', { params: { id }, query: { lang } }),
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{errors.ofCall(error)}</Alert>;
  if (!data) return null;
  const rows = data.loyalty.statement.slice(0, MAX_ROWS);
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {text('companies.statement')}
      </Typography>
      {rows.length === 0 && <Typography variant="body2">{text('companies.no_statement')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ date, label, order_reference: reference, reason, points }, index) => (
          <Typography
            // Key by position from the oldest entry: several may have one day and label.
            key={data.loyalty.statement.length - index}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {[day(date), label, reference, reason?.text, formatChange(points)].filter(Boolean).join(' · ')}
          </Typography>
        ))}
      </Box>
    </div>
  );
}
