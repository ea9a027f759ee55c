import { useEffect, useEffectEvent, useRef } from 'react';
import { trackSave } from './pending-saves.ts';
import { watchLeaving } from '#client/app/browser/watch-leaving.ts';

type AutosaveOptions<Value> = {
  /** Sends a value and handles its errors. */
  send: (value: Value) => Promise<void>;
  /** Joins a value that waits with the next one. */
  join: (waiting: Value, next: Value) => Value;
  /** Saves what has not been saved yet: the page is being left. */
  onLeave: () => void;
};

type Autosave<Value> = {
  save: (value: Value) => void;
  /** All that has no response yet, joined. */
  unsaved: () => Value | undefined;
};

/**
 * Saves values one after the other, so that an earlier one never replaces a later one. When the page is hidden, which
 * includes a reload, the newest value is sent at once: what waits for a response would be lost with the page.
 */
export function useAutosave<Value>({ send, join, onLeave }: AutosaveOptions<Value>): Autosave<Value> {
  const underWay = useRef<Value>(undefined);
  const waiting = useRef<Value>(undefined);
  const run = async (value: Value): Promise<void> => {
    underWay.current = value;
    await send(value);
    const next = waiting.current;
    underWay.current = undefined;
    waiting.current = undefined;
    if (next !== undefined) await run(next);
  };
  const save = (value: Value) => {
    if (underWay.current === undefined) void trackSave(run(value));
    else waiting.current = waiting.current === undefined ? value : join(waiting.current, value);
  };
  const unsaved = () =>
    underWay.current !== undefined && waiting.current !== undefined
      ? join(underWay.current, waiting.current)
      : underWay.current;
  const leave = useEffectEvent((): boolean => {
    const before = unsaved();
    onLeave();
    const value = unsaved();
    // What `onLeave` has just sent need not be sent again.
    if (value !== undefined && (before !== undefined || waiting.current !== undefined)) void send(value);
    waiting.current = undefined;
    return value !== undefined;
  });
  useEffect(() => watchLeaving(() => leave()), []);
  return { save, unsaved };
}
