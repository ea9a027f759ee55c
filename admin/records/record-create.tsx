import { HttpError, useNotify, useSaveContext, type Identifier, type RaRecord } from 'ra-core';
import { Create } from 'ra-ui-materialui';
import { useState, type ReactNode } from 'react';
import type { Locale } from '#shared/locale.ts';
import { PendingFields } from '#admin/fields/pending-fields.tsx';
import { RefusedFields } from './refused-fields.tsx';
import { refusedFields } from './refused-values.ts';

type Props = {
  title: string;
  /** Fields before anything is typed. */
  record?: Partial<RaRecord>;
  /** Prepares typed values for the API. */
  transform?: (values: RaRecord) => RaRecord;
  /** Screen after the creation; a function returns its address. */
  redirect: 'edit' | 'list' | ((resource: string | undefined, id: Identifier | undefined) => string);
  /** Language of the texts; that of the operator by default. */
  lang?: Locale;
  children: ReactNode;
};

/** Creates a record. Refused fields are listed above the form, since they may be on another tab. */
export function RecordCreate({ title, record, transform, redirect, lang, children }: Props) {
  const notify = useNotify();
  const [refused, setRefused] = useState<Record<string, string>>({});
  return (
    <Create
      title={title}
      mutationMode="pessimistic"
      redirect={redirect}
      actions={false}
      {...(record && { record })}
      {...(transform && { transform })}
      mutationOptions={{
        ...(lang && { meta: { lang } }),
        onError: (error: unknown) => {
          setRefused(refusedFields(error));
          notify(error instanceof HttpError ? error.message : 'errors.general', { type: 'error' });
        },
      }}
    >
      <>
        <RefusedFields fields={refused} />
        <CreatedFields>{children}</CreatedFields>
      </>
    </Create>
  );
}

/** The screen of the created record follows, without what would be typed meanwhile. */
function CreatedFields({ children }: { children: ReactNode }) {
  const { saving = false } = useSaveContext();
  return <PendingFields isPending={saving}>{children}</PendingFields>;
}
