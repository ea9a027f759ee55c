import { useCallback, useRef, useState, type ComponentType } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DrawnMap } from './drawn-map.tsx';
import type { InteractiveMapProps } from './map-points.ts';
import type { MapProps } from './map-points.ts';
import styles from './point-map.module.css';
import { useSeen } from './use-seen.ts';

/** A map of France: static from the server, interactive once visible. */
export const PointMap = island(PointMapContent, DrawnMap);

function PointMapContent(props: MapProps) {
  const text = useTranslations();
  const place = useRef<HTMLDivElement>(null);
  const [Interactive, setInteractive] = useState<ComponentType<InteractiveMapProps> | null>(null);
  const come = useCallback(async () => {
    try {
      const { InteractiveMap } = await import('./interactive-map.tsx');
      setInteractive(() => InteractiveMap);
    } catch (error) {
      // oxlint-disable-next-line no-console -- the browser's only log; the drawn map stays
      console.warn('The map could not be loaded.', error);
    }
  }, []);
  useSeen(place, come);
  const labels = {
    zoomIn: text('locator.map_zoom_in'),
    zoomOut: text('locator.map_zoom_out'),
    cluster: (count: number) => text('locator.map_cluster', { count }),
  };
  return (
    <figure className={styles.figure}>
      <div ref={place} className={styles.map}>
        {Interactive ? <Interactive {...props} labels={labels} /> : <DrawnMap {...props} />}
      </div>
      <figcaption>
        {Interactive && <span className={styles.help}>{text('locator.map_help')} </span>}
        {text('locator.map_attribution')}
      </figcaption>
    </figure>
  );
}
