import { usePageForm } from '#client/app/forms/form-context.ts';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LeadColumns, LeadPage } from '#client/components/lead-page/lead-page.tsx';
import { fieldId } from '#client/components/post-form/form-fields.ts';
import { FormErrors } from '#client/components/post-form/form-errors.tsx';
import { SubjectList } from '#client/components/ticket-form/subject-list.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { ContactFormData } from './contact-form-load.ts';
import { Line } from './line.tsx';
import { Question } from './question.tsx';
import styles from './contact-form-page.module.css';

export function Page({ data }: { data: ContactFormData }) {
  const text = useTranslations();
  const href = useHref();
  const { state } = usePageForm();
  const { values } = data;
  const sent = values.subjects.find(({ id }) => id === state?.values['subject']?.[0]);
  const subject = sent ?? data.subject;
  if (!subject) {
    return (
      <LeadPage title={text('contact.form_title')} lead={text('contact.form_lead')}>
        <FormErrors labels={{ subject: text('ticket.subject') }} />
        <div id={fieldId('subject')} tabIndex={-1}>
          <SubjectList subjects={values.subjects} />
        </div>
      </LeadPage>
    );
  }
  return (
    <LeadPage title={subject.label} lead={subject.hint}>
      <p className={styles.other}>
        <LinkArrow href={href('contact-form')}>{text('contact.other_subject')}</LinkArrow>
      </p>
      <LeadColumns>
        <Question key={subject.id} data={data} subject={subject} />
        <Line />
      </LeadColumns>
    </LeadPage>
  );
}
