import { LocateFixed } from 'lucide';
import { useState } from 'react';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { BusyButton } from '#client/ui/button/busy-button.tsx';
import type { Place } from '#shared/domain/geo-distance.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './near-me.module.css';

type State = 'idle' | 'busy' | 'denied' | 'failed';

const GEOLOCATION_TIMEOUT_MS = 10_000;
/** Accepts a cached position up to this age. */
const MAX_AGE_MS = 300_000;

/** Requests the browser's position, rounded to about 100 m: enough for the search, and less personal. */
export const NearMe = island(NearMeContent, Nothing);

function NearMeContent({ onFound }: { onFound: (spot: Place) => void }) {
  const text = useTranslations();
  const [state, setState] = useState<State>('idle');
  const locate = () => {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('busy');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound({ latitude: round(coords.latitude), longitude: round(coords.longitude) });
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  };
  return (
    <div className={styles.near}>
      <BusyButton
        kind="secondary"
        icon={LocateFixed}
        busy={state === 'busy' ? text('locator.near_me_busy') : undefined}
        onClick={locate}
      >
        {text('locator.near_me')}
      </BusyButton>
      <Spoken
        className={styles.message}
        text={
          state === 'denied'
            ? text('locator.near_me_denied')
            : state === 'failed' && text('locator.near_me_failed')
        }
      />
    </div>
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
