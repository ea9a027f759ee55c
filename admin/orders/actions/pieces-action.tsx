import type { ReactNode } from 'react';
import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import type { Submission } from '#admin/fields/use-submit.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readPieces, withLineErrors, type OrderLine, type Pieces } from './pieces.ts';
import { PiecesFields } from './pieces-fields.tsx';

type Props = {
  order: OperatorOrder;
  /** Name of the action. */
  label: string;
  consequences: readonly string[];
  done: string;
  /** Number of pieces of a line that the action may take. */
  availableOf: (line: OrderLine) => number;
  /** `key` identifies the open form. */
  send: (pieces: Pieces[], values: Record<string, string>, key: string) => Promise<unknown>;
  /** Fields below those of the pieces. */
  renderFields: (submission: Submission) => ReactNode;
  isMain?: boolean;
};

/** An action on pieces of an order. The main one takes all that are available, unless the operator changes it. */
export function PiecesAction({
  order: { reference, lines },
  label,
  consequences,
  done,
  availableOf,
  send,
  renderFields,
  isMain = false,
}: Props) {
  const text = useMessages();
  return (
    <ActionDialog
      isMain={isMain}
      label={label}
      title={text('orders.action_title', { action: label, reference })}
      consequences={consequences}
      done={done}
      send={(values, key) => {
        const pieces = readPieces(values);
        return withLineErrors(pieces, () => send(pieces, values, key));
      }}
      renderFields={(submission) => (
        <>
          <PiecesFields
            lines={lines.map((line) => ({ ...line, available: availableOf(line) }))}
            submission={submission}
            isWhole={isMain}
          />
          {renderFields(submission)}
        </>
      )}
    />
  );
}
