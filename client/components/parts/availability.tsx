import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Badge } from '#client/ui/badge/badge.tsx';
import type { Part } from '#shared/contract/spare-part.ts';
import { leadTimeText } from '#shared/domain/promise-words.ts';

type Stocked = Pick<Part, 'status' | 'stock' | 'delay_days'>;

export function Availability({ part }: { part: Stocked }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { status, stock, delay_days: days } = part;
  if (status === 'obsolete') return <Badge>{text('parts.obsolete')}</Badge>;
  if (status === 'on_order') return <Badge tone="caution">{leadTimeText(days, locale)}</Badge>;
  if (stock === 'out') {
    return <Badge tone="error">{days > 0 ? text('parts.out_until', { days }) : text('parts.out')}</Badge>;
  }
  return (
    <Badge tone={stock === 'low' ? 'caution' : 'good'}>
      {text(stock === 'low' ? 'parts.low' : 'parts.in_stock')}
    </Badge>
  );
}

/** Parts made to order have no stock limit. */
export function canBeBought({ status, stock }: Stocked): boolean {
  return status === 'on_order' || (status === 'available' && stock !== 'out');
}
