import { Button } from '@mui/material';
import {
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useUpdate,
  type RaRecord,
} from 'ra-core';
import { Edit } from 'ra-ui-materialui';
import { useContext, useMemo, useState, type ReactNode } from 'react';
import type { Locale } from '#shared/locale.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { RefusalCount } from './keep-typed.ts';
import { RecordMeta } from './record-meta.ts';
import { RefusedFields } from './refused-fields.tsx';
import { refusedFields } from './refused-values.ts';
import { WHOLE_RECORD } from './whole-record.ts';

/** A refused write: the values that were typed, and the record that they were typed on. */
type Conflict = { typed: Partial<RaRecord>; loaded: unknown };
/** A record that arrives while the operator types would replace what is typed. */
const READ_ONCE = { refetchOnWindowFocus: false, refetchOnReconnect: false, gcTime: 0 };

type Written = { data: Partial<RaRecord>; previousData: unknown };

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
  const meta = useMemo(() => (lang ? { ...WHOLE_RECORD, lang } : WHOLE_RECORD), [lang]);
  const [conflict, setConflict] = useState<Conflict>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState(0);
  const succeed = () => {
    setConflict(undefined);
    setRefused({});
    notify(text('records.saved'), { type: 'success' });
  };
  const fail = (error: unknown, written?: Partial<Written>) => {
    setRefusals((count) => count + 1);
    setConflict(undefined);
    setRefused(refusedFields(error));
    if (isOutdatedWrite(error)) setConflict({ typed: written?.data ?? {}, loaded: written?.previousData });
    else notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
  };
  return (
    <Edit
      title={title}
      mutationMode="pessimistic"
      redirect={false}
      {...(transform && { transform })}
      queryOptions={{ ...READ_ONCE, meta }}
      mutationOptions={{ meta, onSuccess: succeed, onError: fail }}
      actions={false}
    >
      <RecordMeta value={meta}>
        <RefusedFields fields={refused} />
        <RefusalCount value={refusals}>{children}</RefusalCount>
        {conflict && (
          <ConflictDialog
            key={String(tagOf(conflict.loaded))}
            loaded={conflict.loaded}
            message={text('records.conflict_text')}
            back={text('records.conflict_back')}
            onReload={() => {
              setConflict(undefined);
              refresh();
            }}
            onClose={() => setConflict(undefined)}
            renderActions={(current) => (
              <OverwriteButton typed={conflict.typed} current={current} onSaved={succeed} onFailed={fail} />
            )}
          />
        )}
      </RecordMeta>
    </Edit>
  );
}

/** Writes the typed values on the record as it is now. */
function OverwriteButton({
  typed,
  current,
  onSaved,
  onFailed,
}: {
  typed: Partial<RaRecord>;
  current: RaRecord | undefined;
  onSaved: () => void;
  onFailed: (error: unknown, written: Written) => void;
}) {
  const text = useMessages();
  const resource = useResourceContext() ?? '';
  const meta = useContext(RecordMeta);
  const id = useRecordContext()?.id ?? 0;
  const [update, { isPending }] = useUpdate();
  const overwrite = () => {
    const written = { data: { ...typed, etag: current?.['etag'] }, previousData: current };
    void update(
      resource,
      { id, ...written, meta },
      { mutationMode: 'pessimistic', onSuccess: onSaved, onError: (error) => onFailed(error, written) },
    );
  };
  return (
    <Button variant="contained" onClick={overwrite} disabled={!current || isPending}>
      {text('records.conflict_overwrite')}
    </Button>
  );
}

function tagOf(record: unknown): unknown {
  return typeof record === 'object' && record !== null && 'etag' in record ? record.etag : undefined;
}
