import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import { IconButton } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { Placed } from './placed.ts';
import type { Move } from './use-move.ts';

type Props<Entry extends Placed> = {
  /** Name of the record, in the names of the buttons. */
  name: string;
  record: Entry;
  /** The records among which it moves, in their order. */
  siblings: readonly Entry[];
  move: Move<Entry>;
};

/** Moves a record among others. The focus follows it, on the other button where the record has come to an end. */
export function MoveButtons<Entry extends Placed>({ name, record, siblings, move }: Props<Entry>) {
  const text = useMessages();
  const index = siblings.findIndex(({ id }) => id === record.id);
  const next = siblings[index + 1];
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  const pressed = useRef<RefObject<HTMLButtonElement | null>>(undefined);
  useEffect(() => {
    if (!pressed.current) return;
    const other = pressed.current === up ? down : up;
    const button = pressed.current.current;
    (button?.disabled ? other.current : button)?.focus();
    pressed.current = undefined;
  }, [index, up, down]);
  return (
    <>
      <IconButton
        ref={up}
        aria-label={text('records.move_up', { name })}
        disabled={index === 0}
        onClick={() => {
          pressed.current = up;
          move(siblings, record.id);
        }}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        ref={down}
        aria-label={text('records.move_down', { name })}
        disabled={next === undefined}
        onClick={() => {
          pressed.current = down;
          if (next) move(siblings, next.id);
        }}
      >
        <ArrowDownwardIcon />
      </IconButton>
    </>
  );
}
