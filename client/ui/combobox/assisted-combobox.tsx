import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useLayoutEffect, useRef, useState, type ComponentProps, type RefObject } from 'react';
import control from '../field/control.module.css';
import styles from './combobox.module.css';

export type AssistedComboboxProps = {
  field: RefObject<HTMLInputElement | null>;
  options: readonly string[];
  value: string;
  onValue: (value: string) => void;
  /** Filters the options here. False if they come filtered from the server. */
  isFiltered: boolean;
  onPick?: (option: string) => void;
  /** The visitor typed while this module loaded: the list starts open. */
  wasTyped: boolean;
  labels: { none: string; count: (count: number) => string };
  attributes: ComponentProps<'input'>;
};

/** The accessible list that replaces the plain field once it has the focus. */
export function AssistedCombobox(props: AssistedComboboxProps) {
  const { field, options, value, onValue, isFiltered, onPick, wasTyped, labels, attributes } = props;
  const place = useRef<HTMLSpanElement>(null);
  // Autocomplete highlights the first option only for text typed into it. Text typed before must be highlighted
  // explicitly.
  const [isBehind, setBehind] = useState(wasTyped);
  const filter = Autocomplete.useFilter();
  const fitting = isFiltered ? options.filter((option) => filter.contains(option, value)) : options;
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(value.length, value.length);
    // Only on mount: later the caret belongs to the visitor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        items={options}
        value={value}
        onValueChange={(chosen, { reason }) => {
          onValue(chosen);
          setBehind(false);
          if (reason === 'item-press') onPick?.(chosen);
        }}
        mode={isFiltered ? 'list' : 'none'}
        filter={isFiltered ? filter.contains : null}
        defaultOpen={wasTyped}
        openOnInputClick
        autoHighlight={isFiltered && (isBehind ? 'always' : true)}
      >
        <Autocomplete.Input
          {...attributes}
          ref={field}
          className={control.control}
          render={<input autoComplete="off" />}
        />
        <span ref={place} className={styles.anchor} />
        <Autocomplete.Portal container={place}>
          <Autocomplete.Positioner className={styles.place} sideOffset={4} align="start">
            <Autocomplete.Popup className={styles.popup}>
              <Autocomplete.Status className={styles.status}>
                {fitting.length > 0 ? labels.count(fitting.length) : labels.none}
              </Autocomplete.Status>
              <Autocomplete.List className={styles.list}>
                {(option: string) => (
                  <Autocomplete.Item key={option} value={option} className={styles.option}>
                    {option}
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </CSPProvider>
  );
}
