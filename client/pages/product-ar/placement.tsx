import { Box } from 'lucide';
import { Fragment } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { ArView, ProductArData } from './product-ar-load.ts';
import { QrCode } from './qr-code.tsx';
import type { Model } from './use-model.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './placement.module.css';

/** Places where a URL may break. */
const AFTER_SLASH = /(?<=[^/]\/)(?=[^/])/;

type LaunchProps = { placement: ProductArData['placement']; model: Model };

/**
 * Button that starts AR. Until the model is loaded, AR support is unknown: the style sheet then shows the button on
 * touch devices, and the QR code on others.
 */
export function Launch({ placement, model }: LaunchProps) {
  const text = useTranslations();
  const { placing, state } = model;
  return (
    <div className={styles.launch} data-placing={placing} data-print="no">
      <Button
        icon={Box}
        wide
        disabled={state !== 'shown' || placing !== 'possible'}
        onClick={() => void model.viewer()?.activateAR()}
      >
        {text(`ar.place_${placement}`)}
      </Button>
      {placing === 'failed' && <Spoken text={text('ar.place_failed')} atMount />}
      {placing === 'impossible' && <p>{text('ar.place_impossible')}</p>}
    </div>
  );
}

type ElsewhereProps = { name: string; view: ArView; model: Model };

/** Link to this page for another device, as a QR code and a URL. */
export function Elsewhere({ name, view, model }: ElsewhereProps) {
  const text = useTranslations();
  return (
    <section className={styles.elsewhere} data-placing={model.placing} aria-labelledby="phone-title">
      <QrCode matrix={view.qr} label={text('ar.qr_label')} />
      <div>
        <h2 id="phone-title">{text('ar.phone_title')}</h2>
        <p>{text('ar.phone_text', { name })}</p>
        <p className={styles.url}>
          {view.url.split(AFTER_SLASH).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}
