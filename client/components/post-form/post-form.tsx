import type { ComponentProps, ReactNode } from 'react';
import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useText } from '#client/app/intl/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { FORM_NAME_FIELD } from '#shared/form-state.ts';
import { FormFaults } from './form-faults.tsx';
import type { FaultTexts } from './fault-text.ts';
import styles from './post-form.module.css';

type PostFormProps = ComponentProps<'form'> & {
  /** How the form calls the controls it shows, in the order of the page: for the list of what is wrong. */
  labels: Readonly<Record<string, string>>;
  /** What it carries along and asks in another place. */
  elsewhere?: Readonly<Record<string, string>>;
  faultTexts?: FaultTexts;
  /** A way out of an error of the whole form, by its code. */
  remedies?: Readonly<Record<string, ReactNode>>;
  takesFiles?: boolean;
  /** Tells the form from the main one of its page: an answer to it is shown by it alone. */
  formName?: string;
  /** Above the form, when it was refused as a whole. */
  refusedTitle?: string;
  /** What else there is to know before a refused form is sent again. */
  details?: ReactNode;
};

/**
 * A form posted to the page it stands on, with the page's action behind it. What is wrong is listed above it and
 * said beside each field, by the server and in the same words: the browser's own checks are off. Without a connection nothing
 * sets out, by no button and no key: what is typed stays where it is.
 */
export const PostForm = island(PostFormPart);

function PostFormPart({
  labels,
  elsewhere,
  faultTexts,
  remedies,
  takesFiles,
  formName,
  refusedTitle,
  details,
  children,
  className,
  onSubmit,
  ...rest
}: PostFormProps) {
  const text = useText();
  const { settings } = useStore();
  const { match, search } = usePage();
  const { state, isSending } = usePageForm();
  const isOwn = state?.values[FORM_NAME_FIELD]?.[0] === formName;
  return (
    <form
      method="post"
      action={match.pathname + search}
      noValidate
      encType={takesFiles ? 'multipart/form-data' : undefined}
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={(event) => {
        if (settings.isOnline) onSubmit?.(event);
        else event.preventDefault();
      }}
      {...rest}
    >
      <FormContext value={{ state: isOwn ? state : undefined, isSending }}>
        {formName !== undefined && <input type="hidden" name={FORM_NAME_FIELD} value={formName} />}
        <FormFaults {...{ labels, elsewhere, faultTexts, remedies, details }} title={refusedTitle} />
        {Object.keys(labels).length > 1 && <p className={styles.note}>{text('forms.required_note')}</p>}
        {children}
      </FormContext>
    </form>
  );
}
