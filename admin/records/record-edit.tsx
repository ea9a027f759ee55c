import { HttpError, useNotify, useRefresh, type RaRecord } from 'ra-core';
import { Edit } from 'ra-ui-materialui';
import { useState, type ReactNode } from 'react';
import type { Locale } from '#shared/locale.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { ConflictDialog, type Conflict } from './conflict-dialog.tsx';
import { RefusedFields } from './refused-fields.tsx';
import { refusedFields } from './refused-values.ts';
import { WHOLE_RECORD } from './whole-record.ts';

const PRECONDITION_FAILED = 412;

/**
 * Edits a record with an entity tag. When another person has changed it meanwhile, the operator sees what changed and
 * chooses; what was typed stays. Refused fields are listed above the form, since they may be on another tab.
 */
export function RecordEdit({
  title,
  transform,
  lang,
  children,
}: {
  title: string;
  /** Prepares typed values for the API. */
  transform?: (values: RaRecord) => RaRecord;
  /** Language of the texts; that of the operator by default. */
  lang?: Locale;
  children: ReactNode;
}) {
  const text = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const meta = lang ? { ...WHOLE_RECORD, lang } : WHOLE_RECORD;
  const [conflict, setConflict] = useState<Conflict>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const succeed = () => {
    setConflict(undefined);
    setRefused({});
    notify(text('records.saved'), { type: 'success' });
  };
  const fail = (error: unknown, written?: Partial<{ data: Partial<RaRecord>; previousData: unknown }>) => {
    setConflict(undefined);
    setRefused(refusedFields(error));
    if (error instanceof HttpError && error.status === PRECONDITION_FAILED)
      setConflict({ typed: written?.data ?? {}, loaded: written?.previousData });
    else notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
  };
  return (
    <Edit
      title={title}
      mutationMode="pessimistic"
      redirect={false}
      {...(transform && { transform })}
      queryOptions={{ meta }}
      mutationOptions={{ meta, onSuccess: succeed, onError: fail }}
      actions={false}
    >
      <>
        <RefusedFields fields={refused} />
        {children}
        {conflict && (
          <ConflictDialog
            key={String(tagOf(conflict.loaded))}
            conflict={conflict}
            meta={meta}
            onSaved={succeed}
            onFailed={fail}
            onReload={() => {
              setConflict(undefined);
              refresh();
            }}
            onClose={() => setConflict(undefined)}
          />
        )}
      </>
    </Edit>
  );
}

function tagOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'etag' in record ? record.etag : undefined;
}
