import { useTranslations } from '#client/app/intl/use-translations.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { Amount, paidAmount, type LabelledAmount } from '#client/components/price/amount.tsx';
import { Table } from '#client/ui/table/table.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import type { RoomData } from './power-calculator-load.ts';
import styles from './results.module.css';
import { roomId, useRoomName } from './use-room-name.ts';

type Result = NonNullable<RoomData['result']>;

/** All rooms with their output, and the closest appliance with its price; the total of the prices if all have one. */
export function HouseSummary({ results, total }: { results: readonly Result[]; total: number }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const nameOf = useRoomName();
  const watts = (value: number) => `${formatFigure(value, locale)}\u00a0W`;
  const prices = results.map(({ matches: { items, units } }) => {
    const price = items[0]?.variant.price;
    return price ? { ...paidAmount(price), amount: price.value * units.count } : null;
  });
  const sum = prices.reduce((all, price) =>
    all && price ? { ...price, amount: all.amount + price.amount } : null,
  );
  return (
    <Table
      caption={text('power.house_summary')}
      head={[text('power.type_room'), text('power.needed'), text('power.price')]}
      figures
      rows={[
        ...results.map(({ room, loss, matches: { items, units } }, index) => [
          <span key="room" className={styles.appliance}>
            <TextLink href={`#${roomId(index)}`}>{nameOf(room)}</TextLink>
            <span>{applianceText(items[0], units.count)}</span>
          </span>,
          watts(loss.advised),
          <Price key="price" price={prices[index] ?? null} />,
        ]),
        ...(results.length > 1
          ? [
              [
                text('power.house_total'),
                <b key="watts">{watts(total)}</b>,
                sum && (
                  <b key="sum">
                    <Amount price={sum} />
                  </b>
                ),
              ],
            ]
          : []),
      ]}
    />
  );

  function applianceText(size: Result['matches']['items'][number] | undefined, count: number): string {
    if (!size) return text('power.no_appliance');
    const name = `${size.product.name} ${size.model.label}`;
    return count > 1 ? `${count} × ${name}` : name;
  }
}

function Price({ price }: { price: LabelledAmount | null }) {
  const text = useTranslations();
  return price ? <Amount price={price} /> : text('price.on_quotation');
}
