import { Alert, List, ListItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#admin/app/api-context.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** The rules that apply to an address, in their order, and where it ends. */
export function AddressSteps({ address }: { address: string }) {
  const text = useMessages();
  const api = useApi();
  const errors = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['explanation', address],
    queryFn: () => api.call('GET /url/explanation', { query: { url: address } }),
    retry: false,
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{errors.ofCall(error)}</Alert>;
  if (!data) return null;
  return (
    <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
      {text(`redirects.result.${data.type}`, { address, url: data.url ?? '' })}
      {data.steps.length > 0 && (
        <List dense component="ol" aria-label={text('redirects.steps')}>
          {data.steps.map(({ rule, from, to, code }) => (
            <ListItem key={`${from} ${to}`} disableGutters>
              {text('redirects.step', { rule: text(`redirects.rule.${rule}`), from, to, code })}
            </ListItem>
          ))}
        </List>
      )}
    </Alert>
  );
}
