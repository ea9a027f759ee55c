import { Link, Unlink } from 'lucide';
import { useHref } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { TextField } from '#client/ui/text-field/text-field.tsx';
import { LINKS_ANCHOR } from './worksites-url.ts';
import styles from './worksites.module.css';

type ShareLinksProps = {
  /** Expiry dates of the active links. */
  shares: readonly string[];
  link: string | undefined;
};

export function ShareLinks({ shares, link }: ShareLinksProps) {
  const text = useTranslations();
  const day = useDay();
  const href = useHref();
  const { siteUrl } = useStore().settings;
  const lastEnds = shares.at(-1);
  return (
    <section className={styles.share} id={LINKS_ANCHOR} aria-labelledby="share-title">
      <h2 id="share-title">{text('worksites.share')}</h2>
      <p className={styles.note}>{text('worksites.share_text')}</p>
      {link !== undefined && (
        <TextField
          label={text('worksites.share_link')}
          hint={text('worksites.share_once')}
          readOnly
          value={`${siteUrl}${href('proposal')}?token=${link}`}
        />
      )}
      {lastEnds !== undefined && (
        <p>
          {text('worksites.shares', { count: shares.length })} {day(lastEnds)}
        </p>
      )}
      <PostForm labels={{}} className={styles.buttons ?? ''} formName="share">
        <SubmitButton kind="secondary" icon={Link} name="intent" value="share">
          {text('worksites.share_make')}
        </SubmitButton>
        {shares.length > 0 && (
          <SubmitButton kind="secondary" icon={Unlink} name="intent" value="unshare">
            {text('worksites.share_end')}
          </SubmitButton>
        )}
      </PostForm>
    </section>
  );
}
