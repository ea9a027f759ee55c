import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Table } from '#client/ui/table/table.tsx';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './proposal.module.css';

export function ProposalSizing({ document: { lines, assumptions } }: { document: ProposalDocument }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const sized = lines.flatMap(({ room, need }) => (need ? [{ room, ...need }] : []));
  if (sized.length === 0) return null;
  const { built, works, outside } = assumptions;
  return (
    <section className={styles.sizing}>
      <Table
        caption={text('worksites.sizing')}
        head={[
          text('worksites.room'),
          text('power.area'),
          text('worksites.losses'),
          text('worksites.needed'),
        ]}
        figures
        rows={sized.map(({ room, area, low, high, advised }) => [
          room,
          `${figure(area)}\u00a0m²`,
          `${figure(low)} – ${figure(high)}\u00a0W`,
          `${figure(advised)}\u00a0W`,
        ])}
      />
      <p>
        {text('worksites.assumptions', {
          built: text(`power.built_${built}`).toLowerCase(),
          works:
            works.length > 0
              ? works.map((work) => text(`power.works_${work}`).toLowerCase()).join(', ')
              : 'none',
          outside: outside === null ? 'none' : figure(outside),
        })}
      </p>
    </section>
  );
}
