import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#client/app/use-text.ts';
import { OpeningTable } from '#client/components/point-picker/opening-table.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ContactPoint } from '#shared/contract/contact.ts';
import styles from './contact-details.module.css';
import { geoUrl } from './route-url.ts';

type ContactDetailsProps = { contact: ContactPoint; now: number; isOpen: boolean };

/** The rest of the sheet: hours of the week, product types, labels, site. It opens with the card it belongs to. */
export function ContactDetails({ contact, now, isOpen }: ContactDetailsProps) {
  const text = useText();
  const [shown, show] = useState(isOpen);
  useEffect(() => {
    if (isOpen) show(true);
  }, [isOpen]);
  return (
    <details
      className={styles.details}
      open={shown}
      onToggle={({ currentTarget }) => show(currentTarget.open)}
    >
      <summary>
        {text('locator.details')}
        <span className="hidden"> {contact.nom}</span>
        <Icon of={ChevronDown} size="small" />
      </summary>
      <div className={styles.sheet}>
        <OpeningTable days={contact.listeHoraireOuverture} now={now} />
        <div>
          <h4>{text(`locator.products_${contact.type}`)}</h4>
          <p>{contact.products.map(({ name }) => name).join(', ')}</p>
          {contact.labels.length > 0 && (
            <>
              <h4>{text('locator.labels')}</h4>
              <dl>
                {contact.labels.map(({ code, label, text: meaning }) => (
                  <div key={code}>
                    <dt>{label}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <p className={styles.links}>
            {contact.website && (
              <TextLink
                href={contact.website}
                target="_blank"
                rel="noopener noreferrer"
                leaves={text('locator.new_tab')}
              >
                {contact.website.replace('https://', '')}
              </TextLink>
            )}
            <span className={styles.phone}>
              <TextLink href={geoUrl(contact)}>{text('locator.route_app')}</TextLink>
            </span>
          </p>
        </div>
      </div>
    </details>
  );
}
