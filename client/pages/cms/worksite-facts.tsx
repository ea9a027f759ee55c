import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TableBlock } from '#client/components/blocks/table-block.tsx';
import type { Worksite } from '#shared/contract/page.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './worksite-facts.module.css';

export function WorksiteFacts({ worksite }: { worksite: Worksite }) {
  const text = useTranslations();
  const { site } = usePage();
  const figure = (value: number) => formatFigure(value, site.locale);
  return (
    <div className={styles.place}>
      <TableBlock
        caption={text('worksite.caption')}
        head={[text('worksite.fact'), text('worksite.value')]}
        rows={[
          [text('worksite.town'), worksite.town],
          [text('worksite.year'), String(worksite.year)],
          [text('worksite.dwelling'), worksite.dwelling],
          [text('worksite.surface'), text('worksite.surface_value', { surface: figure(worksite.surface) })],
          [text('worksite.power'), text('worksite.watts', { watts: figure(worksite.power) })],
          [text('worksite.trades'), worksite.trades.join(', ')],
        ]}
      />
    </div>
  );
}
