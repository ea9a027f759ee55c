import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useNotify, useRefresh } from 'ra-core';
import { useId, useState, type ReactNode } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { createFormKey } from './form-key.ts';
import { PendingFields } from './pending-fields.tsx';
import { SubmissionAlert } from './submission-alert.tsx';
import { useSubmit, type Submission } from './use-submit.ts';

type Action = {
  /** Name of the action: on the button that opens the form, and on the one that sends it. */
  label: string;
  title: string;
  /** Consequences, said before the action is taken. */
  consequences: readonly string[];
  /** Notice after the action. */
  done: string;
  /** `key` identifies the open form: a repeated request has no second effect. */
  send: (values: Record<string, string>, key: string) => Promise<unknown>;
  renderFields?: (submission: Submission) => ReactNode;
};

/** A button that opens a form in a dialog. The form stays open when the API refuses, with its values and its key. */
export function ActionDialog({ isMain = false, ...action }: Action & { isMain?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const titleId = useId();
  return (
    <>
      <Button variant={isMain ? 'contained' : 'outlined'} onClick={() => setOpen(true)}>
        {action.label}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="md" aria-labelledby={titleId}>
        <ActionForm {...action} titleId={titleId} onClose={close} />
      </Dialog>
    </>
  );
}

function ActionForm({
  label,
  title,
  consequences,
  done,
  send,
  renderFields,
  titleId,
  onClose,
}: Action & { titleId: string; onClose: () => void }) {
  const text = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const [key] = useState(createFormKey);
  const submission = useSubmit(
    async (values) => {
      await send(values, key);
      notify(done, { type: 'success' });
      onClose();
      refresh();
    },
    () => {
      // Another person may have changed the record: the form shows its present figures.
      refresh();
      return false;
    },
  );
  return (
    <Box component="form" onSubmit={submission.onSubmit} noValidate sx={SCROLLING}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <SubmissionAlert submission={submission} />
          {consequences.map((sentence) => (
            <Typography key={sentence}>{sentence}</Typography>
          ))}
          <PendingFields isPending={submission.isPending}>
            <Stack spacing={1.5}>{renderFields?.(submission)}</Stack>
          </PendingFields>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{text('ra.action.close')}</Button>
        <Button type="submit" variant="contained" disabled={submission.isPending}>
          {label}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** The content scrolls, its buttons stay in sight. */
const SCROLLING = { display: 'flex', flexDirection: 'column', minHeight: 0 };
