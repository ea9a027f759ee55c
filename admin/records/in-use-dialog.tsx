import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Link,
} from '@mui/material';
import { HttpError } from 'ra-core';
import { useMessages } from '#admin/i18n/use-messages.ts';

/** A record that refers to the one of the screen. */
export type ReferringRecord = { screen: string; id: number; name: string };

/** Screens of the records that a refusal names. */
const SCREENS: Readonly<Record<string, string>> = {
  product: 'products',
  part: 'parts',
  eclate: 'drawings',
  'carrier/relay-points': 'relay-points',
};

/** The record for which a removal was refused, if the refusal names one. */
export function referringRecord(error: unknown): ReferringRecord | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { params } = error.body as { params?: Record<string, string | number> };
  const screen = SCREENS[String(params?.['resource'])];
  if (!screen) return undefined;
  return { screen, id: Number(params?.['id']), name: String(params?.['name']) };
}

/** Says why a record is not removed, and leads to the one that uses it. */
export function InUseDialog({
  user: { screen, id, name },
  onClose,
}: {
  user: ReferringRecord;
  onClose: () => void;
}) {
  const text = useMessages();
  return (
    <Dialog open onClose={onClose} aria-labelledby="in-use-title">
      <DialogTitle id="in-use-title">{text('records.in_use_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>{text('records.in_use')}</DialogContentText>
        <Link href={`#/${screen}/${id}`} onClick={onClose}>
          {name}
        </Link>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
