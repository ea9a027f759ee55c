import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LeadColumns, LeadPage } from '#client/components/lead-page/lead-page.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import { SignupForm } from './signup-form.tsx';
import type { SignupData } from './signup-load.ts';
import styles from './signup-page.module.css';

/** Advantages of an account, each with the page without which there is none. */
const GAINS = [
  ['prices', 'index'],
  ['documents', 'to-download'],
  ['worksites', 'worksites'],
  ['points', 'loyalty-points'],
] as const;

export function Page({ data }: { data: SignupData }) {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  return (
    <LeadPage title={text('signup.heading')} lead={text('signup.lead')} className={styles.page}>
      <LeadColumns>
        <SignupForm data={data} />
        <aside className={styles.gains} aria-labelledby="gains-title">
          <h2 id="gains-title">{text('signup.gains')}</h2>
          <ul>
            {GAINS.filter(([, page]) => isEnabled(page)).map(([gain]) => (
              <li key={gain}>
                <b>{text(`signup.gain_${gain}`)}</b>
                <span>{text(`signup.gain_${gain}_text`)}</span>
              </li>
            ))}
          </ul>
          {isEnabled('login') && (
            <p>
              <LinkArrow href={href('login', site)}>{text('signup.has_account')}</LinkArrow>
            </p>
          )}
        </aside>
      </LeadColumns>
    </LeadPage>
  );
}
