import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Table } from '#client/ui/table/table.tsx';
import type { RoomLoss } from '#shared/domain/heat/room-loss.ts';
import { formatFigure } from '#shared/domain/price.ts';

/** Heat loss of a room by component, for professionals. */
export function HeatLossTable({ loss, room }: { loss: RoomLoss; room: string }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const one = (value: number) => formatFigure(Math.round(value * 10) / 10, locale);
  const whole = (value: number) => formatFigure(Math.round(value), locale);
  const shown = loss.parts.filter(({ watts }) => watts > 0);
  const perDegree = shown.reduce((sum, part) => sum + part.perDegree, 0);
  return (
    <Table
      caption={text('power.losses', { room })}
      head={[text('power.loss_kind'), text('power.loss_per_degree'), text('power.loss_watts')]}
      figures
      rows={[
        ...shown.map((part) => [text(`power.loss_${part.kind}`), one(part.perDegree), whole(part.watts)]),
        [
          text('power.loss_total', { inside: loss.inside, outside: formatFigure(loss.outside, locale) }),
          one(perDegree),
          whole(loss.watts),
        ],
      ]}
    />
  );
}
