import { useState, type ComponentType } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import type { EnergyLabel as Label, Product } from '#shared/contract/product.ts';
import styles from './energy-label.module.css';
import type { LabelDialogProps } from './label-dialog.tsx';

type EnergyLabelProps = { product: Product; label: Label; reference: string };

/**
 * The energy class arrow, which opens the whole label in a dialog loaded on demand. Without scripts the arrow is not
 * interactive; the product information sheet is among the documents.
 */
export const EnergyLabel = island(EnergyLabelContent);

function EnergyLabelContent({ product, label, reference }: EnergyLabelProps) {
  const text = useTranslations();
  const [Dialog, setDialog] = useState<ComponentType<LabelDialogProps> | null>(null);
  const open = async () => {
    const { LabelDialog } = await import('./label-dialog.tsx');
    setDialog(() => LabelDialog);
  };
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => void open()}>
        <EnergyArrow energyClass={label.class} scale={label.scale} />
        <span className={styles.more}>{text('label.open')}</span>
      </button>
      {Dialog && (
        <Dialog product={product} label={label} reference={reference} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
