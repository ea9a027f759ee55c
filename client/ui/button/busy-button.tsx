import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type BusyButtonProps = ComponentProps<typeof Button> & {
  /** What it is doing just now, in words; nothing while it waits to be pressed. */
  busy: string | undefined;
};

/** A button that takes a while: meanwhile it keeps the focus, says so, and takes no second press. */
export function BusyButton({ busy, ...rest }: BusyButtonProps) {
  if (!busy) return <Button {...rest} />;
  const { icon: _icon, ...look } = rest;
  return (
    <Button {...look} aria-disabled onClick={(event) => event.preventDefault()}>
      {busy}
    </Button>
  );
}
