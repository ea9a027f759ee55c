import { MapPinned, Phone } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OpeningLine } from '#client/components/point-picker/opening-line.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { ContactPoint } from '#shared/contract/contact.ts';
import { distanceText } from '#shared/domain/distance-text.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './contact-card.module.css';
import { ContactDetails } from './contact-details.tsx';
import { locatorSearch, type LocatorRequest } from './locator-request.ts';
import { routeUrl } from './route-url.ts';

type ContactCardProps = {
  contact: ContactPoint;
  /** Number in the list and on the map. */
  number?: number;
  now: number;
  request: LocatorRequest;
  isSelected: boolean;
  onSelect: (id: number) => void;
};

export function ContactCard({ contact, number, now, request, isSelected, onSelect }: ContactCardProps) {
  const text = useTranslations();
  const { match, site } = usePage();
  const { id, nom, distanceEnMetre: distance, phone } = contact;
  const address = `${match.pathname}${locatorSearch(request, { point: id })}#contact-${id}`;
  return (
    <article id={`contact-${id}`} className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.head}>
        {number !== undefined && (
          <span className={`${styles.number} figures`} aria-hidden="true">
            {number}
          </span>
        )}
        <h3>
          <a
            href={address}
            lang="fr"
            rel="nofollow"
            aria-current={isSelected || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onSelect(id);
            }}
          >
            {nom}
          </a>
        </h3>
        {distance !== null && (
          <span className={`${styles.distance} figures`}>{distanceText(distance, site.locale)}</span>
        )}
      </div>
      <address className={styles.address} lang="fr">
        {[contact.adresse1, contact.adresse2, contact.adresse3].filter(Boolean).join(', ')},{' '}
        <span>
          {contact.codePostal} {contact.localite}
        </span>
      </address>
      <p className={styles.state}>
        <OpeningLine days={contact.listeHoraireOuverture} now={now} />
        {contact.stockist && <b>{text('locator.stockist')}</b>}
      </p>
      <ul className={styles.actions} aria-label={text('locator.actions', { name: nom })}>
        {phone && (
          <li>
            <a href={phoneLink(phone)} className={styles.action}>
              <Icon of={Phone} size="small" />
              <span className="hidden">{text('locator.call', { name: nom })} </span>
              <span className="figures">{unbrokenPhone(phone)}</span>
            </a>
          </li>
        )}
        <li>
          <a href={routeUrl(contact)} target="_blank" rel="noopener noreferrer" className={styles.action}>
            <Icon of={MapPinned} size="small" />
            {text('locator.route')}
            <span className="hidden">
              {' '}
              <span lang="fr">{nom}</span> ({text('locator.new_tab')})
            </span>
          </a>
        </li>
      </ul>
      <ContactDetails contact={contact} path={address} now={now} isOpen={isSelected} />
    </article>
  );
}
