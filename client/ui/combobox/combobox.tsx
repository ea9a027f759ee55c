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
  /** Announced texts: no match, and number of matches. */
  labels: { none: string; count: (count: number) => string };
  /** Called on each change; a parent that fetches options then passes filtered ones. */
  onText?: (text: string) => void;
  onPick?: (option: string) => void;
};

/**
 * A choice among many known options, filtered by typing. Starts as a plain field with a datalist; the accessible list
 * is loaded when the field gets the focus, so that no page loads it in advance.
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
    labels,
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
    // Does not move the focus back if it left the field meanwhile.
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
              labels={labels}
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
              // If the list fails to load, the plain field stays.
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
