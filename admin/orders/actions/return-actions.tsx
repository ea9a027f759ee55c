import type { OperatorOrder } from '#shared/contract/fulfilment.ts';
import { useApi } from '#admin/app/api-context.ts';
import { ActionDialog } from '#admin/fields/action-dialog.tsx';
import { CallField } from '#admin/fields/form-fields.tsx';
import { useIfMatch } from '#admin/fields/use-if-match.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import { readPieces, withLineErrors } from './pieces.ts';
import { PiecesFields } from './pieces-fields.tsx';

type OrderReturn = OperatorOrder['returns'][number];
type Decision = 'received' | 'inspected' | 'credited' | 'refused';

/** Decisions that may follow the state of a return. */
const NEXT: Readonly<Record<OrderReturn['state'], readonly Decision[]>> = {
  announced: ['received', 'refused'],
  received: ['inspected'],
  inspected: ['credited', 'refused'],
  credited: [],
  refused: [],
};

const MAX_ANSWER = 1000;

/** Moves a return to its next state. */
export function ReturnActions({ order, record }: { order: OperatorOrder; record: OrderReturn }) {
  return NEXT[record.state].map((state) => (
    <ReturnMove key={state} order={order} record={record} state={state} />
  ));
}

function ReturnMove({
  order,
  record,
  state,
}: {
  order: OperatorOrder;
  record: OrderReturn;
  state: Decision;
}) {
  const text = useMessages();
  const api = useApi();
  const match = useIfMatch();
  const { id } = record;
  const lines = record.lines.map(({ line_id: lineId, quantity }) => {
    const { reference = '', name = '' } = order.lines.find((line) => line.id === lineId) ?? {};
    return { id: lineId, reference, name, available: quantity };
  });
  return (
    <ActionDialog
      isMain={state !== 'refused'}
      label={text(`orders.return_move.${state}`)}
      title={text('orders.action_title', {
        action: text(`orders.return_move.${state}`),
        reference: order.reference,
      })}
      consequences={[
        text(`orders.return_move_text.${state}`),
        ...(state === 'credited' ? [text('orders.refund_text')] : []),
      ]}
      done={text('orders.return_moved')}
      send={(values) => {
        const restocked = readPieces(values);
        const body = { state, restocked, answer: values['answer'] ?? '' };
        return withLineErrors(restocked, () =>
          api.call('POST /fulfilment/return/{id}/state', { params: { id }, body, ...match }),
        );
      }}
      renderFields={(submission) => (
        <>
          {state === 'inspected' && <PiecesFields lines={lines} submission={submission} />}
          {state !== 'received' && (
            <CallField
              name="answer"
              label={text('orders.return_answer')}
              required={state === 'refused'}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: MAX_ANSWER } }}
              submission={submission}
            />
          )}
        </>
      )}
    />
  );
}
