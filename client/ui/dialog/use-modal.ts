import { useEffect, useRef, type RefObject } from 'react';
import { useLayer } from '../layer/use-layer.ts';

/** Opens and closes a native dialog, which traps and restores the focus. The browser's Back closes it too. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  useLayer(isOpen, () => dialog.current?.close());
  return dialog;
}
