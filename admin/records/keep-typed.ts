import { useRecordContext } from 'ra-core';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { listTyped, type TypedValue } from './list-typed.ts';

/** Number of refused writes of the screen. */
export const RefusalCount = createContext(0);

/**
 * Keeps what is typed while a form is being saved: once saved, the form is filled with the stored record, and gets the
 * values back that have changed since they were sent.
 */
export function useKeepTyped(): void {
  const refusals = useContext(RefusalCount);
  const record = useRecordContext();
  const { getValues, setValue } = useFormContext();
  const { isSubmitting } = useFormState();
  const [typed, setTyped] = useState<readonly TypedValue[]>([]);
  const sent = useRef<unknown>(undefined);
  const former = useRef(record);
  useLayoutEffect(() => {
    if (isSubmitting) sent.current = structuredClone(getValues());
  }, [isSubmitting, getValues]);
  // The record that arrives after a refusal is one that the operator asked for.
  useEffect(() => {
    sent.current = undefined;
  }, [refusals]);
  // Effects of a part of the form run before the form itself is filled with the record.
  useEffect(() => {
    if (record === former.current) return;
    former.current = record;
    if (sent.current !== undefined) setTyped(listTyped(sent.current, getValues()));
    sent.current = undefined;
  }, [record, getValues]);
  // Lists of fields know their names again after they were rendered with the record.
  useLayoutEffect(() => {
    for (const { path, value } of typed) setValue(path, value, { shouldDirty: true });
  }, [typed, setValue]);
}
