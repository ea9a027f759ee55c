import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { phoneLink } from '#shared/domain/phone.ts';
import styles from './support.module.css';

/** Somebody to ask: the form, and the telephone with its hours. `query` fills the form in beforehand. */
export function ContactWays({ query = '' }: { query?: string }) {
  const text = useText();
  const href = useHref();
  const { site, isLive } = usePage();
  const { settings } = useStore();
  const phone = settings.setting(`contact_phone_${site.target}`);
  const hours = settings.setting(`contact_hours_${site.target}`);
  return (
    <div className={styles.ways} data-print="no">
      {isLive('contact-form') && (
        <ButtonLink href={href('contact-form') + query} kind="secondary" icon={ArrowRight}>
          {text('support.contact')}
        </ButtonLink>
      )}
      {phone && (
        <p className={styles.phone}>
          <TextLink href={phoneLink(phone)}>{text('support.phone', { phone })}</TextLink>
          <small>{hours}</small>
        </p>
      )}
    </div>
  );
}
