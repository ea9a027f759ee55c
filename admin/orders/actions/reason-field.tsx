import type { Submission } from '#admin/fields/use-submit.ts';
import { CallField } from '#admin/fields/form-fields.tsx';

const MAX_REASON = 300;

/** A reason in the operator's words. */
export function ReasonField({
  label,
  helperText,
  submission,
}: {
  label: string;
  helperText?: string;
  submission: Submission;
}) {
  return (
    <CallField
      name="reason"
      label={label}
      helperText={helperText}
      required
      slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
      submission={submission}
    />
  );
}
