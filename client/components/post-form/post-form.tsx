import type { ComponentProps, ReactNode } from 'react';
import { island } from '#client/app/island.tsx';
import { usePage } from '#client/app/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { FormFaults } from './form-faults.tsx';
import type { FaultTexts } from './fault-text.ts';
import styles from './post-form.module.css';

type PostFormProps = ComponentProps<'form'> & {
  /** How the form calls its fields, in the order of the page: for the list of what is wrong. */
  labels: Readonly<Record<string, string>>;
  faultTexts?: FaultTexts;
  /** A way out of an error of the whole form, by its code. */
  remedies?: Readonly<Record<string, ReactNode>>;
  takesFiles?: boolean;
};

/**
 * A form posted to the page it stands on, with the page's action behind it. What is wrong is listed above it and
 * said beside each field, by the server and in the same words: the browser's own checks are off. Without a connection nothing
 * sets out, by no button and no key: what is typed stays where it is.
 */
export const PostForm = island(PostFormPart);

function PostFormPart({
  labels,
  faultTexts,
  remedies,
  takesFiles,
  children,
  className,
  onSubmit,
  ...rest
}: PostFormProps) {
  const { settings } = useStore();
  const { match, search } = usePage();
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
      <FormFaults labels={labels} faultTexts={faultTexts} remedies={remedies} />
      {children}
    </form>
  );
}
