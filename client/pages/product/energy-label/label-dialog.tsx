import { Printer, X } from 'lucide';
import { island } from '#client/app/parts/island.tsx';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { WithMessageGroup } from '#client/app/intl/with-message-group.tsx';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { useModal } from '#client/ui/dialog/use-modal.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { EnergyLabel as Label, Product } from '#shared/contract/product.ts';
import { energyFigureText } from '#shared/domain/energy-figure.ts';
import styles from './label-dialog.module.css';
import { labelFigures } from './label-figures.ts';
import { LabelDrawing } from './label-drawing.tsx';

export type LabelDialogProps = { product: Product; label: Label; reference: string; onClose: () => void };

export const LabelDialog = island(LabelDialogContent);

/** Loads its own message group. */
function LabelDialogContent(props: LabelDialogProps) {
  return (
    <WithMessageGroup group="label">
      <LabelPanel {...props} />
    </WithMessageGroup>
  );
}

function LabelPanel({ product, label, reference, onClose }: LabelDialogProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { mediaUrl: media } = useStore().settings;
  const dialog = useModal(true);
  const figures = labelFigures(label, locale);
  const rows = [
    [text('label.supplier'), product.brand],
    [text('label.model'), reference],
    ...classRows(label, text),
    ...label.figures.map((figure) => [figure.label, energyFigureText(figure, locale)]),
    [text('label.regulation'), text('label.regulation_number', { number: label.regulation })],
  ];
  const sheet =
    product.energy.fiche_url ?? product.documents.find((document) => document.media.url)?.media.url;
  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby="energy-label-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="energy-label-title">{text('label.title')}</h2>
        <button type="button" onClick={() => dialog.current?.close()} data-print="no">
          <Icon of={X} />
          <span className="hidden">{text('label.close')}</span>
        </button>
      </div>
      <LabelDrawing
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
      {figures.some((figure) => figure.climate) && <p className={styles.note}>{text('label.climates')}</p>}
      <div className={styles.actions} data-print="no">
        {sheet && <LinkArrow href={mediaUrl(media, sheet)}>{text('label.sheet')}</LinkArrow>}
        <span className={styles.print}>
          <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
            {text('label.print')}
          </Button>
        </span>
      </div>
    </dialog>
  );
}

/** Each class of the label with its scale; labelled by application when there are two. */
function classRows({ application, class: first, scale, second }: Label, text: Translate): [string, string][] {
  const classes = [{ application, class: first, scale }, ...(second ? [second] : [])];
  return classes.map((entry) => [
    entry.application ? `${text('label.class')} (${entry.application})` : text('label.class'),
    `${entry.class} (${entry.scale.replace('-', ' – ')})`,
  ]);
}
