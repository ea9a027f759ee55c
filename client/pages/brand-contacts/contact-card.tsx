import { Mail, Phone, UserPlus } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useOwnFile } from '#client/app/page/own-file-link.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { CustomerContact } from '#shared/contract/customer-contact.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import type { ProductFamily } from '#shared/domain/product-families.ts';
import styles from './brand-contacts-page.module.css';

type ContactCardProps = { family: ProductFamily; contact: CustomerContact };

export function ContactCard({ family, contact }: ContactCardProps) {
  const text = useTranslations();
  const fileOf = useOwnFile();
  const { id, role, name, phone, email, zone, hours } = contact;
  const [mailbox, host] = email.split('@');
  return (
    <li className={styles.card}>
      <Portrait contact={contact} />
      <div className={styles.words}>
        <p className={styles.role}>{text(`benefits.contacts_role_${role}`)}</p>
        <h2>{name}</h2>
        <ul className={styles.ways}>
          <li>
            <a
              href={phoneLink(phone)}
              aria-label={text('benefits.contacts_call', { name, phone })}
              className="figures"
            >
              <Icon of={Phone} size="small" />
              {unbrokenPhone(phone)}
            </a>
          </li>
          <li>
            <a href={`mailto:${email}`} aria-label={text('benefits.contacts_mail', { name, email })}>
              <Icon of={Mail} size="small" />
              <span>
                {mailbox}
                <wbr />@{host}
              </span>
            </a>
          </li>
        </ul>
        <dl className={styles.facts}>
          <div>
            <dt>{text('benefits.contacts_hours')}</dt>
            <dd>{hours}</dd>
          </div>
          <div>
            <dt>{text('benefits.contacts_zone')}</dt>
            <dd>{zone}</dd>
          </div>
        </dl>
        <a
          className={styles.add}
          href={fileOf(`/${family}/search-customer/${id}`)}
          aria-label={text('benefits.contacts_card_of', { name })}
          download
          data-print="no"
        >
          <Icon of={UserPlus} size="small" />
          {text('benefits.contacts_card')}
        </a>
      </div>
    </li>
  );
}

/** Photo of the contact, or initials. */
function Portrait({ contact: { photo, name } }: { contact: CustomerContact }) {
  const { settings } = useStore();
  if (photo) {
    return (
      <img
        className={styles.portrait}
        src={mediaUrl(settings.mediaUrl, photo)}
        alt=""
        width="96"
        height="96"
        loading="lazy"
      />
    );
  }
  const initials = name
    .split(' ')
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <p className={styles.portrait} aria-hidden="true">
      {initials}
    </p>
  );
}
