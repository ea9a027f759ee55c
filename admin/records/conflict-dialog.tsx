import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useGetOne, useRecordContext, useResourceContext, useUpdate, type RaRecord } from 'ra-core';
import { fieldLabel } from '#admin/fields/field-label.ts';
import { ValueChanges } from '#admin/log/value-changes.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { listFieldChanges, type FieldChange } from './field-changes.ts';

/** A refused write: the values that were typed, and the record that they were typed on. */
export type Conflict = { typed: Partial<RaRecord>; loaded: unknown };

type Props = {
  conflict: Conflict;
  /** Mark of the reads and writes of the screen. */
  meta: object;
  onSaved: () => void;
  onFailed: (error: unknown, written: { data: Partial<RaRecord>; previousData: unknown }) => void;
  onReload: () => void;
  onClose: () => void;
};

/** Says what another person has changed, and asks which version is to stay. */
export function ConflictDialog({
  conflict: { typed, loaded },
  meta,
  onSaved,
  onFailed,
  onReload,
  onClose,
}: Props) {
  const text = useMessages();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id ?? 0;
  // Another key of the cache: the form keeps the record that was typed on.
  const { data: current } = useGetOne(
    resource,
    { id, meta: { ...meta, purpose: 'conflict' } },
    { gcTime: 0, staleTime: 0 },
  );
  const [update, { isPending }] = useUpdate();
  const overwrite = () => {
    const written = { data: { ...typed, etag: current?.['etag'] }, previousData: current };
    void update(
      resource,
      { id, ...written, meta },
      { mutationMode: 'pessimistic', onSuccess: onSaved, onError: (error) => onFailed(error, written) },
    );
  };
  const changes = current ? listFieldChanges(withoutTag(loaded), withoutTag(current)).map(toLabelled) : [];
  return (
    <Dialog open maxWidth="md" onClose={onClose} aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{text('records.conflict_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{text('records.conflict_text')}</DialogContentText>
        {changes.length > 0 && <ValueChanges changes={changes} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{text('records.conflict_back')}</Button>
        <Button onClick={onReload}>{text('records.conflict_reload')}</Button>
        <Button variant="contained" onClick={overwrite} disabled={!current || isPending}>
          {text('records.conflict_overwrite')}
        </Button>
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
