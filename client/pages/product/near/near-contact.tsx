import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OpeningLine } from '#client/components/point-picker/opening-line.tsx';
import { useNow } from '#client/components/point-picker/use-now.ts';
import type { ContactPoint } from '#shared/contract/contact.ts';
import { distanceText } from '#shared/domain/distance-text.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import { island } from '#client/app/parts/island.tsx';
import styles from './near-results.module.css';

export const NearContact = island(NearContactContent);

function NearContactContent({ contact }: { contact: ContactPoint }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const now = useNow(0);
  const { nom: name, adresse1: street, codePostal: zipcode, localite: town } = contact;
  return (
    <li className={styles.contact}>
      <b lang="fr">{name}</b>
      {contact.distanceEnMetre !== null && (
        <span className={`${styles.distance} figures`}>{distanceText(contact.distanceEnMetre, locale)}</span>
      )}
      <address lang="fr">
        {street}, {zipcode} {town}
      </address>
      {now > 0 && (
        <span className={styles.hours}>
          <OpeningLine days={contact.listeHoraireOuverture} now={now} />
        </span>
      )}
      {contact.phone && (
        <a href={phoneLink(contact.phone)} className="figures">
          <span className="hidden">{text('locator.call', { name })} </span>
          {unbrokenPhone(contact.phone)}
        </a>
      )}
    </li>
  );
}
