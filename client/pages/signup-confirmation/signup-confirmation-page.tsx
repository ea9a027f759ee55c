import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LeadColumns, LeadPage } from '#client/components/lead-page/lead-page.tsx';
import { ResendForm } from '#client/components/resend-form/resend-form.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import type { SignupConfirmationData } from './signup-confirmation-load.ts';
import styles from './signup-confirmation-page.module.css';

const NEXT = ['signup.next_mail', 'signup.next_check', 'signup.next_open'] as const;

export function Page({ data: { isResent, shownAt } }: { data: SignupConfirmationData }) {
  const text = useTranslations();
  return (
    <LeadPage
      title={text('signup.confirmation_heading')}
      lead={text('signup.confirmation_lead')}
      className={styles.page}
    >
      {isResent && (
        <div className={styles.resent}>
          <Banner tone="good" title={text('signup.resent_title')} spoken={text('signup.resent_title')}>
            <p>{text('signup.resent_text')}</p>
          </Banner>
        </div>
      )}
      <LeadColumns>
        <section aria-labelledby="next-title">
          <h2 id="next-title">{text('signup.next')}</h2>
          <ol className={styles.next}>
            {NEXT.map((step) => (
              <li key={step}>{text(step)}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="resend-title" className={styles.resend}>
          <h2 id="resend-title">{text('signup.no_mail')}</h2>
          <p>{text('signup.no_mail_text')}</p>
          <ResendForm shownAt={shownAt} />
        </section>
      </LeadColumns>
    </LeadPage>
  );
}
