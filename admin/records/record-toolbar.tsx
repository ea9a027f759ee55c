import { SaveButton, Toolbar } from 'ra-ui-materialui';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { useKeepTyped } from './keep-typed.ts';
import { RemoveButton } from './remove-button.tsx';

/** Words of the removal of a stored record; `undefined` for a new one, which cannot be removed. */
type Removal = { label?: string; title: string; text: string } | undefined;

/** Saves a record, and removes a stored one after a question. `children`: buttons between both. */
export function RecordToolbar({
  removal,
  isAlwaysEnabled = false,
  children,
}: {
  removal: Removal;
  isAlwaysEnabled?: boolean;
  children?: ReactNode;
}) {
  const text = useMessages();
  const { clearErrors } = useFormContext();
  useKeepTyped();
  return (
    <Toolbar sx={{ gap: 2, flexWrap: 'wrap' }}>
      {/* A refusal of what is no input now, such as a removed row, would keep the form from being sent again. */}
      <SaveButton alwaysEnable={isAlwaysEnabled} onClick={() => clearErrors()} />
      {children}
      {removal && (
        <RemoveButton
          label={removal.label ?? text('products.remove')}
          title={removal.title}
          content={removal.text}
        />
      )}
    </Toolbar>
  );
}
