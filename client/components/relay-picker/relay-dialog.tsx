import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PointPicker } from '#client/components/point-picker/point-picker.tsx';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import type { RelayAddress } from '#shared/api/shipping.ts';
import type { RelayPoint } from '#shared/contract/carrier.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './relay-dialog.module.css';
import { useRelays } from './use-relays.ts';

export type RelayDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Initial search centre. A new one needs a new React key. */
  near: RelayAddress | null;
  onChoose: (relay: RelayPoint) => void;
};

/** A picker of relay points (RP-01 to RP-06), by list or map. */
export function RelayDialog({ isOpen, onClose, near, onChoose }: RelayDialogProps) {
  const text = useTranslations();
  const { found, search, retry } = useRelays(near, isOpen);
  const { relays, place, query, problem, hasFailed } = found;
  const choose = (id: number) => {
    const relay = relays.find((candidate) => candidate.id === id);
    if (relay) onChoose(relay);
  };
  return (
    <Dialog title={text('relays.title')} close={text('relays.close')} isOpen={isOpen} onClose={onClose} wide>
      <p className={styles.intro}>{text('relays.intro')}</p>
      {hasFailed && (
        <p className={styles.failure} data-spoken>
          <Announcement text={text('error_relay_points')} atMount />
          {text('error_relay_points')}{' '}
          <button type="button" onClick={retry}>
            {text('relays.retry')}
          </button>
        </p>
      )}
      <PointPicker
        listed={relays}
        rows={relays}
        place={place}
        query={query}
        problem={problem}
        count={place && text('relays.count', { count: relays.length, place: place.name })}
        onSearch={search}
        choose={{ label: text('relays.choose'), run: choose }}
        field={text('relays.field')}
      />
    </Dialog>
  );
}
