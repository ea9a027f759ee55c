import { usePage } from '#client/app/page/page-context.ts';
import { useMoney } from '#client/app/intl/use-money.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { LineCover } from '#client/components/line-cover/line-cover.tsx';
import { Table } from '#client/ui/table/table.tsx';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './proposal.module.css';

const CENTS = 100;

export function ProposalLines({ document: { lines, totals } }: { document: ProposalDocument }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const format = useMoney();
  const money = (cents: number) => format(cents / CENTS);
  const rate = (points: number) => text('worksites.percent', { rate: formatFigure(points / CENTS, locale) });
  return (
    <>
      <Table
        caption={text('worksites.appliances')}
        head={[
          text('worksites.designation'),
          text('worksites.pieces_short'),
          text('worksites.unit_price'),
          text('worksites.vat'),
          text('worksites.net'),
        ]}
        figures
        rows={lines.map((line) => [
          <Designation key="name" line={line} />,
          line.quantity,
          money(line.unit),
          rate(line.vat),
          money(line.net),
        ])}
      />
      <dl className={`${styles.totals} figures`}>
        <div>
          <dt>{text('worksites.net')}</dt>
          <dd>{money(totals.net)}</dd>
        </div>
        {totals.vat.map(({ rate: points, amount }) => (
          <div key={points}>
            <dt>{text('worksites.vat_of', { rate: rate(points) })}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        <div className={styles.gross}>
          <dt>{text('worksites.gross')}</dt>
          <dd>{money(totals.gross)}</dd>
        </div>
      </dl>
    </>
  );
}

function Designation({ line }: { line: ProposalDocument['lines'][number] }) {
  const { locale } = usePage().site;
  const { room, product, reference, size, energy } = line;
  return (
    <span className={line.cover === undefined ? styles.designation : styles.pictured}>
      {line.cover !== undefined && <LineCover cover={line.cover} />}
      <strong>{product}</strong>
      <span>
        {room} · {reference} · {size.map((length) => formatFigure(length, locale)).join(' × ')}&nbsp;mm
      </span>
      {energy && <EnergyArrow energyClass={energy.class} scale={energy.scale} />}
    </span>
  );
}
