import { useEffect } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { WithMessageGroup } from '#client/app/intl/with-message-group.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Dialog } from '#client/ui/dialog/dialog.tsx';
import { PointPicker } from './point-picker.tsx';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './stockists-dialog.module.css';
import { useStockists } from './use-stockists.ts';

export type StockistsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** URL of the page with the same content. */
  url: string;
};

/** The stockists in a dialog of the header (spec section 2, "Relay-point modal"), with its own messages. */
export const StockistsDialog = island(StockistsDialogContent, StockistsPage);

function StockistsPage({ isOpen, url }: StockistsDialogProps) {
  useEffect(() => {
    if (isOpen) window.location.assign(url);
  }, [isOpen, url]);
  return null;
}

function StockistsDialogContent(props: StockistsDialogProps) {
  return (
    <WithMessageGroup group="locator">
      <Stockists {...props} />
    </WithMessageGroup>
  );
}

function Stockists({ isOpen, onClose }: Omit<StockistsDialogProps, 'url'>) {
  const text = useTranslations();
  const { state, search } = useStockists(isOpen);
  const { points, place } = state;
  return (
    <Dialog
      title={text('locator.title_stockist')}
      close={text('locator.stockists_close')}
      isOpen={isOpen}
      onClose={onClose}
      wide
    >
      <p className={styles.intro}>{text('locator.intro_stockist')}</p>
      <PointPicker
        listed={points}
        rows={state.rows}
        place={place}
        query={state.query}
        problem={state.problem}
        count={place && text('locator.stockists_count', { count: points.length })}
        onSearch={search}
      />
      {state.hasFailed && (
        <p className={styles.failure} data-spoken>
          <Announcement text={text('locator.stockists_failed')} atMount />
          {text('locator.stockists_failed')}{' '}
          <button type="button" onClick={() => search(state.query)}>
            {text('locator.stockists_retry')}
          </button>
        </p>
      )}
    </Dialog>
  );
}
