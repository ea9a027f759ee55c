import { Button, Stack, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { PendingFields } from './pending-fields.tsx';
import { SubmissionAlert } from './submission-alert.tsx';
import type { Submission } from './use-submit.ts';

/** A form with the refusal above its fields and its button below them. */
export function CallForm({
  submission,
  button,
  children,
}: {
  submission: Submission;
  button: string;
  children: ReactNode;
}) {
  return (
    <form onSubmit={submission.onSubmit} noValidate>
      <Stack spacing={1}>
        <SubmissionAlert submission={submission} />
        <PendingFields isPending={submission.isPending}>
          <Stack spacing={1}>{children}</Stack>
        </PendingFields>
        <div>
          <Button type="submit" variant="contained" disabled={submission.isPending}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** A text field with the message of its refusal. */
export function CallField({
  name,
  submission,
  helperText,
  ...props
}: TextFieldProps & { name: string; submission: Submission }) {
  const refusal = submission.fields[name];
  return (
    <TextField
      id={name}
      name={name}
      error={refusal !== undefined}
      helperText={refusal ?? helperText}
      {...props}
    />
  );
}
