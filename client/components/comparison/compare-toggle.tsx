import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { COMPARED_PARAMETER } from '#shared/domain/compared-ids.ts';
import { choose, useChosen } from './choice.ts';
import { COMPARE_FORM_ID } from './compare-form.tsx';
import styles from './comparison.module.css';
import { setRefused } from './refusal.ts';

type CompareToggleProps = { product: { id: number; name: string }; look?: 'plain' | 'button' };

/** Checkbox that adds a product to the comparison. The bar reports a refused fifth. */
export const CompareToggle = island(CompareToggleContent, Nothing);

function CompareToggleContent({ product: { id, name }, look = 'plain' }: CompareToggleProps) {
  const text = useTranslations();
  const isChosen = useChosen().includes(id);
  return (
    <label className={`${styles.toggle} ${styles[look] ?? ''}`} data-print="no">
      <input
        type="checkbox"
        name={COMPARED_PARAMETER}
        value={id}
        form={COMPARE_FORM_ID}
        checked={isChosen}
        onChange={({ currentTarget }) => {
          const outcome = choose(id, currentTarget.checked);
          setRefused(outcome === 'full' ? name : undefined);
        }}
      />
      {text('compare.add')}
      <span className="hidden">{` ${name}`}</span>
    </label>
  );
}
