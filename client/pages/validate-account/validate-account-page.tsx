import { ArrowRight } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ResendForm } from '#client/components/resend-form/resend-form.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';
import type { RouteName } from '#routes/paths.ts';
import { Progress } from './progress.tsx';
import { toView } from './to-view.ts';
import type { ValidateAccountData } from './validate-account-load.ts';
import styles from './validate-account-page.module.css';

export function Page({ data: { state, token } }: { data: ValidateAccountData }) {
  const text = useTranslations();
  const view = toView(state);
  return (
    <section className={`${styles.page} container`}>
      <h1>{text(`signup.${view}_heading`)}</h1>
      <p className={styles.lead}>{text(`signup.${view}_text`)}</p>
      {view === 'pending' && (
        <PostForm labels={{}} className={styles.confirm}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton icon={ArrowRight}>{text('signup.confirm')}</SubmitButton>
        </PostForm>
      )}
      {(view === 'expired' || view === 'unknown') && <ResendForm />}
      {(view === 'waiting' || view === 'approved') && <Progress isApproved={view === 'approved'} />}
      {(view === 'approved' || view === 'unknown') && <Way to="login" label={text('signup.login')} />}
      {(view === 'refused' || view === 'suspended') && <Way to="contact" label={text('signup.contact')} />}
    </section>
  );
}

function Way({ to, label }: { to: RouteName; label: string }) {
  const { site, isEnabled } = usePage();
  if (!isEnabled(to)) return null;
  return (
    <p className={styles.way}>
      <LinkArrow href={href(to, site)}>{label}</LinkArrow>
    </p>
  );
}
