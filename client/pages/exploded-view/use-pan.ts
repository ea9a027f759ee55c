import { useRef, type PointerEvent } from 'react';

/** Pans a scroll container by dragging with the mouse. Touch, wheel and arrow keys scroll natively. */
export function usePan() {
  const from = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const stop = () => {
    from.current = null;
  };
  return {
    onPointerDown({ pointerType, clientX, clientY, currentTarget, target }: PointerEvent<HTMLDivElement>) {
      if (pointerType !== 'mouse' || (target as Element).closest('a')) return;
      from.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
      };
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLDivElement>) {
      if (!from.current) return;
      currentTarget.scrollTo(
        from.current.left - (clientX - from.current.x),
        from.current.top - (clientY - from.current.y),
      );
    },
    onPointerUp: stop,
    onPointerLeave: stop,
  };
}
