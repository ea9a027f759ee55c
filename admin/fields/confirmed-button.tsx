import { Button } from '@mui/material';
import { useNotify } from 'ra-core';
import { Confirm } from 'ra-ui-materialui';
import { useState } from 'react';
import { useErrorText } from '#admin/app/error-text.ts';

/** A button that says the consequences and asks before it acts. */
export function ConfirmedButton({
  label,
  title,
  content,
  onConfirmed,
}: {
  label: string;
  title: string;
  content: string;
  onConfirmed: () => Promise<void>;
}) {
  const notify = useNotify();
  const text = useErrorText();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirmed();
    } catch (error) {
      notify(text.ofCall(error), { type: 'error' });
    } finally {
      setPending(false);
      setOpen(false);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={title}
        content={content}
        onConfirm={() => void confirm()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
