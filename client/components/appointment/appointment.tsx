import { ArrowRight } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './appointment.module.css';

/**
 * Invitation to see the pieces of the signature line, with the form that asks for it and the telephone.
 * The back office has the subject where the shop has a signature line.
 */
export function Appointment() {
  const text = useTranslations();
  const { settings } = useStore();
  const { target } = usePage().site;
  const href = useHref();
  const phone = settings.setting(`contact_phone_${target}`);
  return (
    <section
      className={`${styles.section} grid container`}
      aria-labelledby="appointment-title"
      data-print="no"
    >
      <h2 id="appointment-title">{text('appointment.title')}</h2>
      <div className={styles.content}>
        <p>{text('appointment.text')}</p>
        <ButtonLink href={`${href('contact-form')}?subject=appointment`} icon={ArrowRight}>
          {text('product.appointment')}
        </ButtonLink>
        {phone && (
          <p className={styles.phone}>
            <a href={phoneLink(phone)}>{text('appointment.call', { phone: unbrokenPhone(phone) })}</a>{' '}
            {settings.setting(`contact_hours_${target}`)}
          </p>
        )}
      </div>
    </section>
  );
}
