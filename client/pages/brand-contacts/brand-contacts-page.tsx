import { ArrowRight, Phone } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { AccountFrame } from '#client/components/account/account-frame.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import type { BrandContactsData } from './brand-contacts-load.ts';
import styles from './brand-contacts-page.module.css';
import { ContactCard } from './contact-card.tsx';

/** Contacts of a professional (RT-14). */
export function Page({ data: { family, contacts } }: { data: BrandContactsData }) {
  const text = useTranslations();
  return (
    <AccountFrame
      title={text(`benefits.contacts_${family}_title`)}
      lead={text(`benefits.contacts_${family}_lead`)}
    >
      {contacts.length > 0 ? (
        <ul className={styles.contacts}>
          {contacts.map((contact) => (
            <ContactCard key={contact.id} family={family} contact={contact} />
          ))}
        </ul>
      ) : (
        <NationalNumbers />
      )}
    </AccountFrame>
  );
}

/** Shows the national numbers when the region has no assigned contact. */
function NationalNumbers() {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  const { settings } = useStore();
  const phone = settings.setting('contact_phone_pro');
  const hours = settings.setting('contact_hours_pro');
  return (
    <EmptyState
      title={text('benefits.contacts_empty_title')}
      text={`${text('benefits.contacts_empty_text')} ${hours ?? ''}`}
    >
      {phone && (
        <ButtonLink href={phoneLink(phone)} icon={Phone}>
          {text('benefits.contacts_national', { phone: unbrokenPhone(phone) })}
        </ButtonLink>
      )}
      {isEnabled('contact-form') && (
        <ButtonLink kind="secondary" href={href('contact-form')} icon={ArrowRight}>
          {text('benefits.contacts_form')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
