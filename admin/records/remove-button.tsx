import { useNotify, useRecordContext, useRefresh } from 'ra-core';
import { DeleteWithConfirmButton } from 'ra-ui-materialui';
import { useContext, useState } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { InUseDialog, referringRecord, type ReferringRecord } from './in-use-dialog.tsx';
import { RecordMeta } from './record-meta.ts';

/**
 * Removes the record of the screen after a question. When another person has changed it meanwhile, it stays, and the
 * operator sees what changed.
 */
export function RemoveButton({
  label,
  title,
  content,
  hasForm = true,
}: {
  label: string;
  title: string;
  content: string;
  /** False on screens without a form: their changes are not listed by field. */
  hasForm?: boolean;
}) {
  const text = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const meta = useContext(RecordMeta);
  const record = useRecordContext();
  const [loaded, setLoaded] = useState<unknown>();
  const [user, setUser] = useState<ReferringRecord>();
  const fail = (error: unknown) => {
    const found = referringRecord(error);
    if (isOutdatedWrite(error)) setLoaded(record);
    else if (found) setUser(found);
    else notify(error instanceof Error ? error.message : 'errors.general', { type: 'error' });
  };
  const close = () => setLoaded(undefined);
  return (
    <>
      <DeleteWithConfirmButton
        label={label}
        confirmTitle={title}
        confirmContent={content}
        mutationMode="pessimistic"
        mutationOptions={{ meta, onError: fail }}
      />
      {user && <InUseDialog user={user} onClose={() => setUser(undefined)} />}
      {loaded !== undefined && (
        <ConflictDialog
          loaded={loaded}
          hasForm={hasForm}
          message={text('records.conflict_removal')}
          back={text('ra.action.close')}
          onReload={() => {
            close();
            refresh();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
