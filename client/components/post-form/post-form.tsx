import type { ComponentProps, ReactNode } from 'react';
import { FormContext, usePageForm } from '#client/app/forms/form-context.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { FORM_NAME_FIELD } from '#shared/form-state.ts';
import { FormErrors } from './form-errors.tsx';
import type { ErrorMessages } from './error-message.ts';
import styles from './post-form.module.css';

type PostFormProps = ComponentProps<'form'> & {
  /** Labels of the shown controls, in page order, for the error summary. */
  labels: Readonly<Record<string, string>>;
  /** Labels of fields edited elsewhere. */
  elsewhere?: Readonly<Record<string, string>>;
  errorMessages?: ErrorMessages;
  remedies?: Readonly<Record<string, ReactNode>>;
  acceptsFiles?: boolean;
  /** Distinguishes the form from the main one of its page: only it shows its errors. */
  formName?: string;
  refusedTitle?: string;
  details?: ReactNode;
};

/**
 * A form posted to its own page, handled by the page's action. The server validates; errors are listed above the form
 * and shown at each field, so native validation is off. Offline the form is not submitted and its input stays.
 */
export const PostForm = island(PostFormContent);

function PostFormContent({
  labels,
  elsewhere,
  errorMessages,
  remedies,
  acceptsFiles,
  formName,
  refusedTitle,
  details,
  children,
  className,
  onSubmit,
  ...rest
}: PostFormProps) {
  const text = useTranslations();
  const { settings } = useStore();
  const { match, search } = usePage();
  const { state, isSending } = usePageForm();
  const isOwn = state?.values[FORM_NAME_FIELD]?.[0] === formName;
  return (
    <form
      method="post"
      action={match.pathname + search}
      noValidate
      encType={acceptsFiles ? 'multipart/form-data' : undefined}
      className={[styles.form, className].filter(Boolean).join(' ')}
      onSubmit={(event) => {
        if (settings.isOnline) onSubmit?.(event);
        else event.preventDefault();
      }}
      {...rest}
    >
      <FormContext value={{ state: isOwn ? state : undefined, isSending }}>
        {formName !== undefined && <input type="hidden" name={FORM_NAME_FIELD} value={formName} />}
        <FormErrors {...{ labels, elsewhere, errorMessages, remedies, details }} title={refusedTitle} />
        {Object.keys(labels).length > 1 && <p className={styles.note}>{text('forms.required_note')}</p>}
        {children}
      </FormContext>
    </form>
  );
}
