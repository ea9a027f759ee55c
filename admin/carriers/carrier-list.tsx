import { Link } from '@mui/material';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { OrderedList } from '#admin/lists/ordered-list.tsx';
import { priceRange } from './carrier-records.ts';
import type { StoredCarrier } from './use-carriers.ts';

const CENTS = 100;

/** Carriers in the order in which the site offers them, with their days and prices. */
export function CarrierList() {
  const text = useMessages();
  const { formatAmount } = useFormats();
  const pricesOf = ({ rates }: StoredCarrier) => {
    const { lowest, highest } = priceRange(rates);
    const [from, to] = [formatAmount(lowest / CENTS), formatAmount(highest / CENTS)];
    return lowest === highest ? from : text('carriers.price_range', { from, to });
  };
  return (
    <OrderedList<StoredCarrier>
      resource="carriers"
      title={text('carriers.title')}
      help={text('carriers.help')}
      create={text('carriers.create')}
      nameOf={({ name }) => name}
      columns={[
        {
          label: text('products.name'),
          value: ({ name }) => name,
          render: ({ id, name }) => <Link href={`#/carriers/${id}`}>{name}</Link>,
        },
        {
          label: text('carriers.technical_name'),
          value: (carrier) => carrier.technical_name,
          isWideOnly: true,
        },
        { label: text('carriers.days'), value: ({ days }) => days, isWideOnly: true },
        { label: text('carriers.price'), value: pricesOf },
      ]}
    />
  );
}
