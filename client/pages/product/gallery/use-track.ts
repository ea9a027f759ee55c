import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { turn } from './slides.ts';
import { isMotionReduced } from '#client/app/page/reduced-motion.ts';

type Track = {
  ref: RefObject<HTMLDivElement | null>;
  current: number;
  go: (index: number) => void;
  turn: (step: number) => void;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** A scroll-snap carousel with native swipe, plus buttons and keys. */
export function useTrack(count: number): Track {
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const go = (index: number) => {
    const track = ref.current;
    if (!track) return;
    const isStill = isMotionReduced();
    track.scrollTo({ left: index * track.clientWidth, behavior: isStill ? 'instant' : 'smooth' });
  };
  return {
    ref,
    current,
    go,
    turn: (step) => go(turn(current, step, count)),
    onScroll: () => {
      const track = ref.current;
      if (track) setCurrent(Math.min(Math.round(track.scrollLeft / track.clientWidth), count - 1));
    },
    onKeyDown: (event) => {
      const step = STEPS[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      go(turn(current, step, count));
    },
  };
}
