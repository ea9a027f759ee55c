import { useLocaleState, useRecordContext } from 'ra-core';
import type { ResponseOf } from '#shared/contract/operation-types.ts';
import { useApi } from '#admin/app/api-context.ts';
import { useRight } from '#admin/app/rights.ts';
import { parseAmount, typedAmount } from '#admin/fields/amounts.ts';
import { AmountField } from '#admin/fields/amount-field.tsx';
import { useFormats } from '#admin/fields/use-formats.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { EditedCell } from './edited-cell.tsx';

export type VariantOverview = ResponseOf<'GET /operator/variant'>['items'][number];

const QUANTITY = /^\d{1,6}$/;

function parseQuantity(typed: string): number | undefined {
  return QUANTITY.test(typed.trim()) ? Number(typed) : undefined;
}

/** Public price of the variant of the record; an empty field is a price on quotation. */
export function PriceCell() {
  const text = useMessages();
  const [locale] = useLocaleState();
  const api = useApi();
  const variant = useRecordContext<VariantOverview>();
  const isWriter = useRight('write_prices');
  if (!variant) return null;
  if (!isWriter) return <AmountField source="price" empty={text('products.on_quotation')} />;
  const { reference } = variant;
  return (
    <EditedCell
      label={text('prices.price_of', { reference })}
      stored={typedAmount(variant.price, locale)}
      parse={parseAmount}
      invalid={text('prices.invalid_price')}
      save={async (price) => {
        await api.call('PUT /variant/price', {
          body: { items: [{ reference, price, expected: { price: variant.price } }] },
        });
      }}
    />
  );
}

/** Day on which more pieces of the variant of the record are expected. */
export function ArrivalCell() {
  const text = useMessages();
  const api = useApi();
  const { day } = useFormats();
  const variant = useRecordContext<VariantOverview>();
  const isWriter = useRight('write_prices');
  if (!variant) return null;
  const { reference, next_arrival: arrival } = variant;
  if (!isWriter) return <span>{arrival && day(arrival)}</span>;
  return (
    <EditedCell
      label={text('prices.arrival_of', { reference })}
      type="date"
      stored={arrival ?? ''}
      parse={(typed) => (typed === '' ? null : typed)}
      invalid={text('prices.invalid_stock')}
      save={async (next) => {
        await api.call('PUT /variant/stock', {
          body: { items: [{ reference, next_arrival: next, expected: { next_arrival: arrival } }] },
        });
      }}
    />
  );
}

/** Stock at and below which the variant of the record is low; an empty field takes the number of the shop. */
export function ThresholdCell() {
  const text = useMessages();
  const api = useApi();
  const variant = useRecordContext<VariantOverview>();
  const isWriter = useRight('write_prices');
  if (!variant) return null;
  const { reference, low_stock: threshold } = variant;
  if (!isWriter) return <span>{threshold}</span>;
  return (
    <EditedCell
      label={text('prices.low_stock_of', { reference })}
      stored={threshold === null ? '' : String(threshold)}
      parse={(typed) => (typed.trim() === '' ? null : parseQuantity(typed))}
      invalid={text('prices.invalid_stock')}
      save={async (next) => {
        await api.call('PUT /variant/stock', {
          body: { items: [{ reference, low_stock: next, expected: { low_stock: threshold } }] },
        });
      }}
    />
  );
}

/** Quantity of the variant of the record in stock. */
export function StockCell() {
  const text = useMessages();
  const api = useApi();
  const variant = useRecordContext<VariantOverview>();
  const isWriter = useRight('write_prices');
  if (!variant) return null;
  if (!isWriter) return <span>{variant.stock}</span>;
  const { reference } = variant;
  return (
    <EditedCell
      label={text('prices.stock_of', { reference })}
      stored={String(variant.stock)}
      parse={parseQuantity}
      invalid={text('prices.invalid_stock')}
      save={async (quantity) => {
        await api.call('PUT /variant/stock', {
          body: { items: [{ reference, quantity, expected: { quantity: variant.stock } }] },
        });
      }}
    />
  );
}
