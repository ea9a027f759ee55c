import { ArrowRight } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { AttachmentsField } from '#client/components/ticket-form/attachments-field.tsx';
import { PersonFields } from '#client/components/ticket-form/person-fields.tsx';
import { PrivacyNote } from '#client/components/ticket-form/privacy-note.tsx';
import { SubjectField } from '#client/components/ticket-form/subject-field.tsx';
import { TicketForm } from '#client/components/ticket-form/ticket-form.tsx';
import { personLabels, questionLabels, TICKET_ERRORS } from '#client/components/ticket-form/ticket-labels.ts';
import { Combobox } from '#client/ui/combobox/combobox.tsx';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import type { TicketSubject } from '#shared/contract/ticket.ts';
import type { ContactFormData } from './contact-form-load.ts';
import styles from './question.module.css';

type QuestionProps = { data: ContactFormData; subject: TicketSubject };

export function Question({ data, subject }: QuestionProps) {
  const text = useTranslations();
  const { key, startedAt, prefilled } = data;
  const labels = {
    ...questionLabels(text, subject),
    message: text('ticket.message'),
    files: text('ticket.files'),
    ...personLabels(text, subject),
  };
  return (
    <TicketForm {...{ subject, startedAt, prefilled, labels }} formKey={key}>
      <fieldset className={styles.part}>
        <legend>{text('contact.part_question')}</legend>
        <SubjectPart data={data} subject={subject} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{text('contact.part_person')}</legend>
        <PersonFields values={data.values} subject={subject} />
      </fieldset>
      <div className={styles.end}>
        <PrivacyNote />
        <SubmitButton icon={ArrowRight}>{text('contact.send')}</SubmitButton>
      </div>
    </TicketForm>
  );
}

function SubjectPart({ data: { values }, subject }: QuestionProps) {
  const text = useTranslations();
  const field = useFormFields(TICKET_ERRORS);
  return (
    <>
      {subject.requires_product && (
        <Combobox
          {...field('product', text('ticket.product'))}
          hint={text('ticket.product_hint')}
          options={values.products.map(({ name }) => name)}
          labels={{
            none: text('ticket.product_none'),
            count: (count) => text('ticket.product_count', { count }),
          }}
        />
      )}
      {subject.fields.map((own) => (
        <SubjectField key={own.name} field={own} />
      ))}
      <TextArea
        {...field('message', text('ticket.message'))}
        {...(!subject.required.includes('message') && { optional: text('forms.optional') })}
        rows={6}
      />
      <AttachmentsField />
    </>
  );
}
