import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { InitialValues } from '#client/components/post-form/initial-values.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import type { TicketSubject } from '#shared/contract/ticket.ts';
import type { FormValues } from '#shared/form-state.ts';
import { DraftNote } from './draft-note.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { TICKET_ERRORS } from './ticket-labels.ts';
import { useDraft } from './use-draft.ts';
import { useHumanCheck } from './use-human-check.ts';
import styles from './ticket-form.module.css';

type TicketFormProps = {
  subject: TicketSubject;
  formKey: string;
  startedAt: number;
  prefilled: FormValues;
  labels: Readonly<Record<string, string>>;
  /** Labels of fields of earlier steps. */
  elsewhere?: Readonly<Record<string, string>>;
  children: ReactNode;
};

export const TicketForm = island(
  observer(function TicketForm(props: TicketFormProps) {
    const { subject, formKey, startedAt, prefilled, labels, elsewhere, children } = props;
    const text = useTranslations();
    const { state, isSending } = usePageForm();
    const draft = useDraft();
    // A draft's message takes precedence over one from a link.
    const message = draft.found?.['message'];
    const ownMessage = message && { message };
    const { isChecking, onSubmit } = useHumanCheck('ticket');
    return (
      <InitialValues value={{ ...draft.found, ...prefilled, ...ownMessage }}>
        <FormContext value={{ state, isSending: isSending || isChecking }}>
          <div className={styles.ticket}>
            <DraftNote draft={draft} />
            <PostForm
              key={draft.version}
              onInput={draft.save}
              onSubmit={onSubmit}
              labels={labels}
              elsewhere={{ ...elsewhere, subject: text('ticket.subject') }}
              errorMessages={TICKET_ERRORS}
              acceptsFiles
            >
              <input type="hidden" name="subject" value={subject.id} />
              <HiddenFields formKey={formKey} startedAt={startedAt} />
              {children}
            </PostForm>
          </div>
        </FormContext>
      </InitialValues>
    );
  }),
);
