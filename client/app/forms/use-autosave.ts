import { useEffect, useEffectEvent, useRef } from 'react';
import { trackSave } from './pending-saves.ts';
import { watchLeaving } from '#client/app/browser/watch-leaving.ts';

type AutosaveOptions<Value> = {
  /** Sends a value and handles its errors. */
  send: (value: Value) => Promise<void>;
  /** Merges a queued value with the next one. */
  join: (waiting: Value, next: Value) => Value;
  /** Runs when the page is left, before unsaved values are sent. */
  onLeave: () => void;
};

type Autosave<Value> = {
  save: (value: Value) => void;
  /** All values without a response, merged. */
  unsaved: () => Value | undefined;
};

/**
 * Saves values one at a time, so that an earlier one never overwrites a later one. When the page is hidden, which
 * includes a reload, the queued value is sent immediately, because the queue is lost with the page.
 */
export function useAutosave<Value>({ send, join, onLeave }: AutosaveOptions<Value>): Autosave<Value> {
  const inFlight = useRef<Value>(undefined);
  const waiting = useRef<Value>(undefined);
  const run = async (value: Value): Promise<void> => {
    inFlight.current = value;
    await send(value);
    const next = waiting.current;
    inFlight.current = undefined;
    waiting.current = undefined;
    if (next !== undefined) await run(next);
  };
  const save = (value: Value) => {
    if (inFlight.current === undefined) void trackSave(run(value));
    else waiting.current = waiting.current === undefined ? value : join(waiting.current, value);
  };
  const unsaved = () =>
    inFlight.current !== undefined && waiting.current !== undefined
      ? join(inFlight.current, waiting.current)
      : inFlight.current;
  const flush = useEffectEvent((): boolean => {
    const before = unsaved();
    onLeave();
    const value = unsaved();
    // Does not resend what `onLeave` has just sent.
    if (value !== undefined && (before !== undefined || waiting.current !== undefined)) void send(value);
    waiting.current = undefined;
    return value !== undefined;
  });
  useEffect(() => watchLeaving(() => flush()), []);
  return { save, unsaved };
}
