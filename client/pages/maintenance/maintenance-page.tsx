import { useTranslations } from '#client/app/intl/use-translations.ts';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import { useStore } from '#client/stores/store-context.ts';
import styles from './maintenance-page.module.css';

/** Sizes in mm. */
const BOILER = { design: 'boiler-wall', width: 440, height: 720, colour: '' } as const;
const WALL = { width: 1100, height: 1150 };

/** The page of a closed site. Makes no API calls, because the back office may be down. */
export function Page() {
  const text = useTranslations();
  const { phone } = useStore().settings.brand;
  return (
    <div className={`${styles.page} container`}>
      <div className={styles.words}>
        <h1>{text('maintenance.title')}</h1>
        <p>{text('maintenance.text')}</p>
        {phone !== null && (
          <p className={styles.phone}>
            {text('maintenance.phone')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </p>
        )}
      </div>
      <div className={styles.wall}>
        <svg
          className={drawingStyles.drawing}
          viewBox={`0 0 ${WALL.width} ${WALL.height}`}
          aria-hidden="true"
        >
          <Elevation drawing={BOILER} x={(WALL.width - BOILER.width) / 2} y={160} />
        </svg>
      </div>
    </div>
  );
}
