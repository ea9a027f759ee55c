import { useRef, type PointerEvent } from 'react';

/** Lets the mouse drag what scrolls; fingers, wheels and arrow keys do so by themselves. */
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
