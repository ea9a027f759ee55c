import { useId, useRef, useState, type ComponentType } from 'react';
import control from '../field/control.module.css';
import { Field, type FieldTexts } from '../field/field.tsx';
import type { AssistedComboboxProps } from './assisted-combobox.tsx';

type ComboboxProps = FieldTexts & {
  id?: string;
  name: string;
  options: readonly string[];
  defaultValue?: string;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
  'aria-required'?: true;
  /** What is said when nothing fits, and of how many that fit. */
  words: { none: string; count: (count: number) => string };
  /** Told of every change: whoever fetches the options gives others then, which are shown as they are. */
  onText?: (text: string) => void;
  /** Told which option was pressed. */
  onPick?: (option: string) => void;
};

/**
 * One of many known answers, found by typing. A plain field with the browser's suggestions; once focused, one whose
 * list keyboards and screen readers can walk. Its code is fetched then, so that no page pays for it beforehand.
 */
export function Combobox({ id, label, hint, error, optional, ...rest }: ComboboxProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(rest.defaultValue ?? '');
  const [wasTyped, setTyped] = useState(false);
  const [Assisted, setAssisted] = useState<ComponentType<AssistedComboboxProps> | null>(null);
  const {
    name,
    options,
    placeholder,
    disabled,
    maxLength,
    words,
    onText,
    onPick,
    'aria-required': isRequired,
  } = rest;
  const change = (text: string) => {
    setValue(text);
    onText?.(text);
  };
  const assist = async () => {
    const { AssistedCombobox } = await import('./assisted-combobox.tsx');
    // Who went on meanwhile is not called back.
    if (document.activeElement === field.current) setAssisted(() => AssistedCombobox);
  };
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {(attributes) => {
        const input = {
          'aria-required': isRequired,
          ...attributes,
          name,
          placeholder,
          disabled,
          maxLength,
          autoComplete: 'off',
        };
        if (Assisted) {
          return (
            <Assisted
              field={field}
              options={options}
              value={value}
              onValue={change}
              isFiltered={!onText}
              {...(onPick && { onPick })}
              wasTyped={wasTyped}
              words={words}
              attributes={input}
            />
          );
        }
        return (
          <>
            <input
              {...input}
              ref={field}
              className={control.control}
              list={listId}
              value={value}
              onChange={(event) => {
                change(event.target.value);
                setTyped(true);
              }}
              // Without the code of the list the plain field stays.
              onFocus={() => void assist().catch(() => undefined)}
            />
            <datalist id={listId}>
              {options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </datalist>
          </>
        );
      }}
    </Field>
  );
}
