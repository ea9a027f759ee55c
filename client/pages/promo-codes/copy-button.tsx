import { Copy } from 'lucide';
import { useEffect, useState } from 'react';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';

/** Copies a code. Only where the browser can: without scripts the code is there to be selected. */
export function CopyButton({ code }: { code: string }) {
  const text = useText();
  const { toasts } = useStore();
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toasts.add({ kind: 'success', message: 'benefits.codes_copied' });
    } catch {
      toasts.add({ kind: 'error', message: 'benefits.codes_not_copied' });
    }
  };
  if (!canCopy) return null;
  return (
    <IconButton icon={Copy} label={text('benefits.codes_copy_of', { code })} onClick={() => void copy()} />
  );
}
