import { Download } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { FollowedOrder } from '#shared/contract/order-list.ts';
import styles from './parcels.module.css';

type ParcelsProps = Pick<FollowedOrder, 'parcels' | 'lines' | 'lang'>;

/** Parcels of an order: contents, tracking and delivery note. */
export function Parcels({ parcels, lines, lang }: ParcelsProps) {
  const text = useTranslations();
  return (
    <section className={styles.parcels} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{text('orders.parcels', { count: parcels.length })}</h2>
      <ol>
        {parcels.map((parcel) => (
          <Parcel key={parcel.id} parcel={parcel} lines={lines} lang={lang} />
        ))}
      </ol>
    </section>
  );
}

function Parcel({
  parcel,
  lines,
  lang,
}: { parcel: FollowedOrder['parcels'][number] } & Omit<ParcelsProps, 'parcels'>) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const dayOf = useDay();
  const {
    id,
    number,
    carrier,
    tracking,
    tracking_url: url,
    shipped_at: sent,
    delivered_at: arrived,
  } = parcel;
  const trackingText = text('orders.tracking', { number: tracking });
  return (
    <li>
      <div>
        <h3>{text('orders.parcel', { number })}</h3>
        <p>{carrier}</p>
        <p className={styles.note}>
          <time dateTime={sent}>{text('orders.parcel_sent', { day: dayOf(sent) })}</time>
        </p>
        {arrived !== null && (
          <p className={styles.note}>
            <time dateTime={arrived}>{text('orders.parcel_delivered', { day: dayOf(arrived) })}</time>
          </p>
        )}
      </div>
      <ul>
        {parcel.lines.map(({ line_id: lineId, quantity }) => {
          const line = lines.find((candidate) => candidate.id === lineId);
          return (
            line && (
              <li key={lineId}>
                <span className="figures">{text('orders.parcel_pieces', { count: quantity })}</span>{' '}
                <span lang={lang}>{line.name}</span> <small className="figures">{line.reference}</small>
              </li>
            )
          );
        })}
      </ul>
      <div className={styles.ways}>
        {tracking !== '' &&
          (url === null ? (
            <p className="figures">{trackingText}</p>
          ) : (
            <TextLink href={url} rel="noreferrer" leaves={text('orders.other_site')}>
              {trackingText}
            </TextLink>
          ))}
        <span data-print="no">
          <TextLink
            href={fileOf(`/order/parcel/${id}/delivery-note`)}
            data-document
            aria-label={text('orders.parcel_note_of', { number })}
          >
            <Icon of={Download} size="small" /> {text('orders.parcel_note')}
          </TextLink>
        </span>
      </div>
    </li>
  );
}
