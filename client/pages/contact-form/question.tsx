import { ArrowRight } from 'lucide-react';
import { useText } from '#client/app/use-text.ts';
import { useFormFields } from '#client/components/post-form/form-fields.ts';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { ConsentField } from '#client/components/ticket-form/consent-field.tsx';
import { HiddenFields } from '#client/components/ticket-form/hidden-fields.tsx';
import { PersonFields } from '#client/components/ticket-form/person-fields.tsx';
import { SubjectField } from '#client/components/ticket-form/subject-field.tsx';
import { TICKET_FAULTS, ticketLabels } from '#client/components/ticket-form/ticket-labels.ts';
import { Combobox } from '#client/ui/combobox/combobox.tsx';
import { FileField } from '#client/ui/file-field/file-field.tsx';
import { TextArea } from '#client/ui/text-field/text-field.tsx';
import type { TicketSubject } from '#shared/contract/ticket.ts';
import { ATTACHMENT_TYPES, FILES_FIELD } from '#shared/domain/attachments.ts';
import type { ContactFormData } from './contact-form-load.ts';
import styles from './question.module.css';

type QuestionProps = { data: ContactFormData; subject: TicketSubject };

/** The form of one subject: the question, then the person. */
export function Question({ data, subject }: QuestionProps) {
  const text = useText();
  return (
    <InitialValues value={data.prefilled}>
      <PostForm labels={ticketLabels(text, subject)} faultTexts={TICKET_FAULTS} takesFiles>
        <input type="hidden" name="subject" value={subject.id} />
        <HiddenFields formKey={data.key} startedAt={data.startedAt} />
        <fieldset className={styles.part}>
          <legend>{text('contact.part_question')}</legend>
          <SubjectPart data={data} subject={subject} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>{text('contact.part_person')}</legend>
          <PersonFields values={data.values} isPhoneRequired={subject.required.includes('phone')} />
        </fieldset>
        <div className={styles.end}>
          <ConsentField />
          <SubmitButton icon={ArrowRight}>{text('contact.send')}</SubmitButton>
        </div>
      </PostForm>
    </InitialValues>
  );
}

function SubjectPart({ data: { values }, subject }: QuestionProps) {
  const text = useText();
  const field = useFormFields(TICKET_FAULTS);
  const files = field(FILES_FIELD, text('ticket.files'));
  return (
    <>
      {subject.requires_product && (
        <Combobox
          {...field('product', text('ticket.product'))}
          hint={text('ticket.product_hint')}
          options={values.products.map(({ name }) => name)}
          words={{
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
      <FileField
        {...files}
        hint={text('ticket.files_hint')}
        optional={text('forms.optional')}
        accept={ATTACHMENT_TYPES.join(',')}
        multiple
      />
    </>
  );
}
