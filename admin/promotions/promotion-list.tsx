import { Link } from '@mui/material';
import type { ShopRecordOf } from '#shared/contract/shop/shop-records.ts';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { RecordList } from '#admin/lists/record-list.tsx';

const CENTS = 100;

type Promotion = ShopRecordOf<'promotion'> & { id: number };

/** Promotion codes for every professional. */
export function PromotionList() {
  const text = useMessages();
  const { formatAmount, time } = useFormats();
  const valueOf = ({ kind, percent, amount }: Promotion) =>
    text(`promotions.value.${kind}`, {
      percent: percent ?? 0,
      amount: formatAmount((amount ?? 0) / CENTS),
    });
  return (
    <RecordList<Promotion>
      title={text('promotions.title')}
      file="promotions"
      create={text('ra.action.create')}
      rowClick="edit"
      columns={[
        {
          label: text('promotions.code'),
          value: ({ code }) => code,
          render: ({ id, code }) => <Link href={`#/promotions/${id}`}>{code}</Link>,
        },
        { label: text('promotions.value'), value: valueOf },
        {
          label: text('promotions.applies_to'),
          value: ({ applies_to: scope }) => text(`promotions.scope.${scope}`),
        },
        {
          label: text('promotions.from'),
          value: ({ from }) => from ?? '',
          render: ({ from }) => from && time(from),
        },
        {
          label: text('promotions.until'),
          value: ({ until }) => until ?? '',
          render: ({ until }) => until && time(until),
        },
      ]}
    />
  );
}
