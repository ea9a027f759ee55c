import { Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#admin/app/api-context.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** Orders whose money does not add up, each with its amount. */
export function MoneyDifferences() {
  const text = useMessages();
  const api = useApi();
  const { formatAmount } = useFormats();
  const { data } = useQuery({
    queryKey: ['today', 'differences'],
    queryFn: () => api.call('GET /fulfilment/difference'),
  });
  if (data === undefined || data.items.length === 0) return null;
  return (
    <SectionCard title={text('today.differences')}>
      <ul>
        {data.items.map(({ order_id: id, reference, difference, refund_due: due }) => (
          <li key={id}>
            <Link href={`#/orders/${id}/show`}>
              {difference === 0
                ? text('today.difference_due', { reference, amount: formatAmount(due) })
                : text('today.difference', { reference, amount: formatAmount(difference) })}
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
