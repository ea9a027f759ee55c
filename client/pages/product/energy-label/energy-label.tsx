import { Printer, X } from 'lucide-react';
import { mediaUrl } from '#client/app/media-url.ts';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { EnergyLabel as Label, Product } from '#shared/contract/product.ts';
import styles from './energy-label.module.css';
import { labelFigures } from './label-figures.ts';
import { LabelSheet } from './label-sheet.tsx';

type EnergyLabelProps = { product: Product; label: Label; reference: string };

const PANEL_ID = 'energy-label';

/**
 * The arrow near the price, which opens the whole label. The browser opens and closes it: no script is needed, and
 * Escape gives the focus back.
 */
export function EnergyLabel({ product, label, reference }: EnergyLabelProps) {
  const text = useText();
  const { locale } = usePage().site;
  const { mediaUrl: media } = useStore().settings;
  const figures = labelFigures(label, text, locale);
  const rows = [
    [text('label.supplier'), product.brand],
    [text('label.model'), reference],
    [text('label.class'), label.class],
    [text('label.scale'), label.scale.replace('-', ' – ')],
    ...(label.profile ? [[text('label.profile'), label.profile]] : []),
    ...figures.map(({ name, value, unit }) => [name, `${value}\u00a0${unit}`]),
    [text('label.regulation'), text('label.regulation_number', { number: label.regulation })],
  ] as const;
  const sheet =
    product.energy.fiche_url ?? product.documents.find((document) => document.media.url)?.media.url;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={PANEL_ID} aria-haspopup="dialog">
        <EnergyArrow energyClass={label.class} scale={label.scale} />
        <span className={styles.more}>{text('label.open')}</span>
      </button>
      <div
        id={PANEL_ID}
        popover="auto"
        role="dialog"
        aria-labelledby="energy-label-title"
        className={styles.panel}
      >
        <div className={styles.head}>
          <h2 id="energy-label-title">{text('label.title')}</h2>
          <button type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide" data-print="no">
            <Icon of={X} />
            <span className="hidden">{text('label.close')}</span>
          </button>
        </div>
        <LabelSheet
          label={label}
          supplier={product.brand}
          reference={reference}
          figures={figures}
          description={text('label.description', { model: reference, class: label.class })}
        />
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions} data-print="no">
          {sheet && <LinkArrow href={mediaUrl(media, sheet)}>{text('label.sheet')}</LinkArrow>}
          <span className={styles.print}>
            <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
              {text('label.print')}
            </Button>
          </span>
        </div>
      </div>
    </>
  );
}
