import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { WithMessageGroup } from '#client/app/intl/with-message-group.tsx';
import { problemText } from '#client/components/place-field/find-place.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import type { UrlTarget } from '#shared/domain/sales-plan.ts';
import { NearContact } from './near-contact.tsx';
import styles from './near-results.module.css';
import { useNearest, type NearestContacts } from './use-nearest.ts';

export type NearResultsProps = {
  /** As it was typed. */
  place: string;
  target: UrlTarget;
  /** The locator's page. */
  action: string;
};

/** The contacts around a place, with their own messages. */
export const NearResults = island(NearResultsContent);

function NearResultsContent(props: NearResultsProps) {
  return (
    <WithMessageGroup group="locator">
      <Results {...props} />
    </WithMessageGroup>
  );
}

function Results({ place: typed, target, action }: NearResultsProps) {
  const text = useTranslations();
  const { state, retry } = useNearest(typed, target);
  if (state.status === 'loading') return <p className={styles.state}>{text('researching')}</p>;
  if (state.status === 'failed')
    return (
      <p className={styles.state} data-spoken>
        <Announcement text={text('locator.near_failed')} atMount />
        {text('locator.near_failed')}{' '}
        <button type="button" onClick={retry}>
          {text('locator.stockists_retry')}
        </button>
      </p>
    );
  const { place, problem, groups } = state;
  if (!place) {
    const words = problemText(text, problem, typed);
    return (
      <p className={styles.state} data-spoken>
        <Announcement text={words} atMount />
        {words}
      </p>
    );
  }
  const summary = text('locator.near_around', { place: place.name });
  return (
    <div className={styles.results} data-spoken>
      <Announcement text={summary} atMount />
      <p className={styles.around}>{summary}</p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.type} {...group} url={locatorUrl(action, group, typed)} />
        ))}
      </div>
    </div>
  );
}

function Group({ type, contacts, url }: NearestContacts & { url: string }) {
  const text = useTranslations();
  return (
    <div>
      <h3>{text(`locator.near_${type}`)}</h3>
      {contacts.length === 0 && <p>{text('locator.none_at_all')}</p>}
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <NearContact key={contact.id} contact={contact} />
        ))}
      </ul>
      <LinkArrow href={url}>{text(`locator.near_all_${type}`)}</LinkArrow>
    </div>
  );
}

function locatorUrl(action: string, { type }: NearestContacts, place: string): string {
  const query = new URLSearchParams({ place, ...(type === 'stockist' && { stockists: '1' }) });
  return `${action}?${query.toString()}`;
}
