import { Box } from '@mui/material';
import { useLayoutEffect, type ReactNode } from 'react';

/**
 * Fields that take no input while they are being sent: the form is gone or empty afterwards, with what would be typed
 * meanwhile. After a refusal the focus is where it was.
 */
export function PendingFields({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    if (!isPending) return undefined;
    // An inert element loses the focus when the page is painted next.
    const focused = document.activeElement;
    return () => {
      if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    };
  }, [isPending]);
  return (
    <Box inert={isPending} aria-busy={isPending}>
      {children}
    </Box>
  );
}
