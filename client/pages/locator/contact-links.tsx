import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ContactPoint } from '#shared/contract/contact.ts';
import styles from './contact-details.module.css';
import { geoUrl } from './route-url.ts';
import { ShareButton } from './share-button.tsx';

export function ContactLinks({ contact, path }: { contact: ContactPoint; path: string }) {
  const text = useTranslations();
  const { email, website } = contact;
  return (
    <ul className={styles.links}>
      {email && (
        <li>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </li>
      )}
      {website && (
        <li>
          <TextLink href={website} target="_blank" rel="noopener noreferrer" leaves={text('locator.new_tab')}>
            {website.replace('https://', '')}
          </TextLink>
        </li>
      )}
      <li className={styles.phone}>
        <TextLink href={geoUrl(contact)}>
          {text('locator.route_app')}
          <span className="hidden" lang="fr">
            {' '}
            {contact.nom}
          </span>
        </TextLink>
      </li>
      <li className={styles.scripted}>
        <ShareButton name={contact.nom} path={path} />
      </li>
    </ul>
  );
}
