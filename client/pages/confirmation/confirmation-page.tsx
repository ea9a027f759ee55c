import { useEffect } from 'react';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { removeDraft } from '#client/components/ticket-form/draft.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { ConfirmationData } from './confirmation-load.ts';
import styles from './confirmation-page.module.css';

/** Confirms a request with its reference and next steps. Without a reference, explains the page. */
export function Page({ data: { reference, delayDays } }: { data: ConfirmationData }) {
  const text = useTranslations();
  const href = useHref();
  useEffect(() => {
    if (reference) removeDraft();
  }, [reference]);
  return (
    <section className={`${styles.page} container`}>
      <h1>{text(reference ? 'confirmation.heading' : 'confirmation.none_title')}</h1>
      {reference ? (
        <div className={styles.facts}>
          <dl>
            <dt className={styles.label}>{text('confirmation.reference')}</dt>
            <dd className={`${styles.reference} figures`}>{reference}</dd>
          </dl>
          <ol>
            <li>{text('confirmation.step_mail')}</li>
            <li>
              {delayDays === undefined
                ? text('confirmation.step_answer')
                : text('confirmation.step_answer_within', { days: delayDays })}
            </li>
            <li>{text('confirmation.step_phone')}</li>
          </ol>
        </div>
      ) : (
        <p className={styles.text}>{text('confirmation.none_text')}</p>
      )}
      <p className={styles.ways}>
        {!reference && <LinkArrow href={href('contact-form')}>{text('confirmation.write')}</LinkArrow>}
        <LinkArrow href={href('contact')}>{text('contact.title')}</LinkArrow>
        <LinkArrow href={href('index')}>{text('confirmation.home')}</LinkArrow>
      </p>
    </section>
  );
}
