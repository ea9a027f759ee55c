import { ChevronDown } from 'lucide';
import { useEffect, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OpeningTable } from '#client/components/point-picker/opening-table.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { ContactPoint } from '#shared/contract/contact.ts';
import styles from './contact-details.module.css';
import { ContactLinks } from './contact-links.tsx';

type ContactDetailsProps = {
  contact: ContactPoint;
  /** Path of this contact's details. */
  path: string;
  now: number;
  isOpen: boolean;
};

/** Opening hours, product types, labels and website. Opens when its card is selected. */
export const ContactDetails = island(ContactDetailsContent);

function ContactDetailsContent({ contact, path, now, isOpen }: ContactDetailsProps) {
  const text = useTranslations();
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
        <span className="hidden" lang="fr">
          {` ${contact.nom}`}
        </span>
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
                    <dt lang="fr">{label}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          <ContactLinks contact={contact} path={path} />
        </div>
      </div>
    </details>
  );
}
