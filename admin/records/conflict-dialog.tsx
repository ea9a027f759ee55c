import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { HttpError, useGetOne, useRecordContext, useResourceContext, type RaRecord } from 'ra-core';
import { useContext, type ReactNode } from 'react';
import { fieldLabel } from '#admin/fields/field-label.ts';
import { ValueChanges } from '#admin/log/value-changes.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { listFieldChanges, type FieldChange } from './field-changes.ts';
import { RecordMeta } from './record-meta.ts';

const NOT_FOUND = 404;

type Props = {
  /** The record as the screen had read it. */
  loaded: unknown;
  /** Says which act was refused. */
  message: string;
  /** Label of the button that closes the dialog. */
  back: string;
  /** False on screens without a form: their fields have no labels to list changes by. */
  hasForm?: boolean;
  onReload: () => void;
  onClose: () => void;
  /** Further buttons, for the record as it is now; `undefined` until it has arrived. */
  renderActions?: (current: RaRecord | undefined) => ReactNode;
};

/** Says that an act was refused and what another person has changed, and offers the record as it is now. */
export function ConflictDialog({
  loaded,
  message,
  back,
  hasForm = true,
  onReload,
  onClose,
  renderActions,
}: Props) {
  const text = useMessages();
  const resource = useResourceContext() ?? '';
  const meta = useContext(RecordMeta);
  const id = useRecordContext()?.id ?? 0;
  // Another key of the cache: the form keeps the record that was typed on.
  const { data: current, error } = useGetOne(
    resource,
    { id, meta: { ...meta, purpose: 'conflict' } },
    { gcTime: 0, staleTime: 0, retry: false },
  );
  const isGone = error instanceof HttpError && error.status === NOT_FOUND;
  const changes =
    current && hasForm ? listFieldChanges(withoutTag(loaded), withoutTag(current)).map(toLabelled) : [];
  return (
    <Dialog open maxWidth="md" onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        {text(isGone ? 'records.conflict_gone_title' : 'records.conflict_title')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{isGone ? text('records.conflict_gone') : message}</DialogContentText>
        {changes.length > 0 && (
          <>
            <DialogContentText gutterBottom>{text('records.conflict_changes')}</DialogContentText>
            <ValueChanges changes={changes} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{back}</Button>
        {!isGone && (
          <>
            <Button onClick={onReload}>{text('records.conflict_reload')}</Button>
            {renderActions?.(current)}
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function toLabelled(change: FieldChange): FieldChange {
  return { ...change, path: fieldLabel(change.path) };
}

function withoutTag(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return {};
  const { etag: _etag, ...fields } = record as Record<string, unknown>;
  return fields;
}
