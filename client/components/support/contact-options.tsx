import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { phoneLink } from '#shared/domain/phone.ts';
import styles from './support.module.css';

type ContactOptionsProps = {
  query?: string;
  children?: ReactNode;
};

export function ContactOptions({ query = '', children }: ContactOptionsProps) {
  const text = useTranslations();
  const href = useHref();
  const { site, isEnabled } = usePage();
  const { settings } = useStore();
  const phone = settings.setting(`contact_phone_${site.target}`);
  const hours = settings.setting(`contact_hours_${site.target}`);
  return (
    <div className={styles.ways} data-print="no">
      {isEnabled('contact-form') &&
        (children ?? (
          <ButtonLink href={href('contact-form') + query} kind="secondary" icon={ArrowRight}>
            {text('support.contact')}
          </ButtonLink>
        ))}
      {phone && (
        <p className={styles.phone}>
          <TextLink href={phoneLink(phone)}>{text('support.phone', { phone })}</TextLink>
          <small>{hours}</small>
        </p>
      )}
    </div>
  );
}
