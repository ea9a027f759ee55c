import { TextField } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState, type KeyboardEvent } from 'react';
import { isOutdatedWrite } from '#admin/app/is-outdated-write.ts';
import { useErrorText } from '#admin/app/error-text.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useVariantReload } from './use-variant-reload.ts';

type Props<Value> = {
  /** Names the cell: a table has many. */
  label: string;
  /** The stored value as it is typed. */
  stored: string;
  /** `undefined` for what is no value. */
  parse: (typed: string) => Value | undefined;
  save: (value: Value) => Promise<void>;
  /** Kind of the field. */
  type?: 'text' | 'date';
  /** Message about a text that is no value. */
  invalid: string;
};

/** A value that is written when the field is left or with Enter; Escape restores the stored one. */
export function EditedCell<Value>({ label, stored, parse, save, type = 'text', invalid }: Props<Value>) {
  const text = useMessages();
  const notify = useNotify();
  const errors = useErrorText();
  const [typed, setTyped] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const [isOutdated, setOutdated] = useState(false);
  const reload = useVariantReload();
  const reset = () => {
    setTyped(undefined);
    setOutdated(false);
    setError(undefined);
  };
  const commit = async () => {
    if (typed === undefined || isPending) return;
    if (typed.trim() === stored) return reset();
    const value = parse(typed);
    if (value === undefined) return setError(invalid);
    setPending(true);
    setOutdated(false);
    try {
      await save(value);
      await reload();
      notify(text('prices.saved', { name: label }), { type: 'success' });
      reset();
    } catch (refusal) {
      if (isOutdatedWrite(refusal)) {
        // The cell shows the value as it is now beside the typed one, and is based on it from now on.
        await reload();
        setOutdated(true);
      } else setError(errors.ofCall(refusal));
    } finally {
      setPending(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') reset();
    if (event.key !== 'Enter') return;
    // The table may be part of the form of a product.
    event.preventDefault();
    void commit();
  };
  const message = isOutdated
    ? text('prices.changed', { value: stored === '' ? text('log.none') : stored })
    : error;
  return (
    <TextField
      size="small"
      margin="none"
      type={type}
      value={typed ?? stored}
      error={message !== undefined}
      helperText={message}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void commit()}
      onKeyDown={onKeyDown}
      slotProps={{
        formHelperText: { role: 'alert' },
        htmlInput: { 'aria-label': label, inputMode: 'decimal', size: 9, readOnly: isPending },
      }}
      sx={{ minWidth: 112 }}
    />
  );
}
