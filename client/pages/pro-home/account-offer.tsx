import { ArrowRight, Check } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import type { MessageId } from '#client/app/intl/messages.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { RouteName } from '#routes/paths.ts';
import styles from './account-offer.module.css';

/** Each benefit with the page that has to exist for it. */
const BENEFITS: readonly [MessageId, RouteName][] = [
  ['professional.benefit_prices', 'signup'],
  ['professional.benefit_orders', 'cart'],
  ['professional.benefit_worksites', 'worksites'],
  ['professional.benefit_points', 'loyalty-points'],
];

/** The benefits of an account, for visitors without one. */
export function AccountOffer() {
  const text = useTranslations();
  const { isEnabled } = usePage();
  return (
    <section className={styles.section} data-ground="pine" aria-labelledby="account-title">
      <div className={`${styles.inner} grid container`}>
        <h2 id="account-title">{text('professional.account_title')}</h2>
        <ul>
          {BENEFITS.filter(([, route]) => isEnabled(route)).map(([message]) => (
            <li key={message}>
              <Icon of={Check} size="small" />
              {text(message)}
            </li>
          ))}
        </ul>
        <AccountLinks />
      </div>
    </section>
  );
}

/** Private customers are logged in already: their account cannot become one of a company. */
function AccountLinks() {
  const text = useTranslations();
  const href = useHref();
  const { auth } = useStore();
  if (auth.isLogged)
    return (
      <div className={styles.ways}>
        <p>{text('professional.account_private')}</p>
        <LinkArrow href={href('contact-form')}>{text('professional.account_contact')}</LinkArrow>
      </div>
    );
  return (
    <div className={styles.ways}>
      <ButtonLink href={href('signup')} icon={ArrowRight}>
        {text('professional.account_open')}
      </ButtonLink>
      <p>{text('professional.account_note')}</p>
      <LinkArrow href={href('login')}>{text('professional.account_login')}</LinkArrow>
    </div>
  );
}
