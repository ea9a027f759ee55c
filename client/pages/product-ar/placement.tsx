import { Box } from 'lucide-react';
import { useText } from '#client/app/use-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { ArView, ProductArData } from './product-ar-load.ts';
import { QrCode } from './qr-code.tsx';
import type { Model } from './use-model.ts';
import styles from './placement.module.css';

type PlacementProps = { data: ProductArData; view: ArView; model: Model };

/**
 * Into the room: a button where this device can do it, else the way to one that can. Until the model is there nobody
 * knows: style sheets show the button on what is held in the hand, the code on what is not.
 */
export function Placement({ data, view, model }: PlacementProps) {
  const text = useText();
  const { placing, state } = model;
  return (
    <div className={styles.placement} data-placing={placing}>
      <div className={styles.launch}>
        <Button
          icon={Box}
          wide
          disabled={state !== 'shown' || placing !== 'possible'}
          onClick={() => void model.viewer()?.activateAR()}
        >
          {text(`ar.place_${data.placement}`)}
        </Button>
      </div>
      <div role="status">{placing === 'failed' && <p>{text('ar.place_failed')}</p>}</div>
      <section className={styles.elsewhere} aria-labelledby="phone-title">
        <QrCode matrix={view.qr} label={text('ar.qr_label')} />
        <div>
          <h2 id="phone-title">{text('ar.phone_title')}</h2>
          <p>{text('ar.phone_text', { name: data.name })}</p>
          <p className={styles.url}>{view.url}</p>
        </div>
      </section>
    </div>
  );
}
