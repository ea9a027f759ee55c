import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type BusyButtonProps = ComponentProps<typeof Button> & {
  /** Text while the action is in progress; `undefined` otherwise. */
  busy: string | undefined;
};

/** A button for an action that takes a while: while busy it stays focusable, shows `busy` and ignores presses. */
export function BusyButton({ busy, ...rest }: BusyButtonProps) {
  if (!busy) return <Button {...rest} />;
  const { icon: _icon, ...look } = rest;
  return (
    <Button {...look} aria-disabled onClick={(event) => event.preventDefault()}>
      {busy}
    </Button>
  );
}
