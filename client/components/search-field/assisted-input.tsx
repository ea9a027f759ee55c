import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { useText } from '#client/app/use-text.ts';
import { SuggestionItem } from './suggestion-item.tsx';
import { useSuggestions, type Suggestion } from './use-suggestions.ts';
import styles from './assisted-input.module.css';

export type AssistedInputProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** What was selected in the plain input: the beginning and the end. */
  selection: readonly [number, number];
  /** Whether the query was typed while this was being fetched: it is then answered at once. */
  wasTyped: boolean;
  attributes: ComponentProps<'input'>;
};

/** The search input with suggestions by group, from three characters on. Its style sheets are ours alone (CSP). */
export function AssistedInput({
  field,
  query,
  onQuery,
  selection,
  wasTyped,
  attributes,
}: AssistedInputProps) {
  const text = useText();
  const suggestions = useSuggestions(query, wasTyped);
  // It takes the place of the input that was being typed in.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(...selection);
    // Only when it arrives: later the caret is the visitor's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        items={suggestions.groups}
        mode="none"
        filter={null}
        value={query}
        onValueChange={(value, details) => {
          if (details.reason !== 'item-press') onQuery(value);
        }}
        itemToStringValue={(suggestion: Suggestion) => suggestion.label}
        open={suggestions.isOpen}
        onOpenChange={suggestions.onOpenChange}
      >
        <Autocomplete.Input
          {...attributes}
          ref={field}
          type="search"
          onBlur={() => suggestions.onOpenChange(false)}
          render={<input enterKeyHint="search" />}
        />
        {suggestions.isOpen && (
          <Autocomplete.Portal>
            <Autocomplete.Positioner className={styles.positioner} sideOffset={8} align="start">
              {/* Not the library's popup: that one hides the rest of the page, whose links can still be reached. */}
              <div className={styles.popup}>
                <Autocomplete.Status className={styles.status}>
                  {suggestions.state === 'loading' && text('researching')}
                  {suggestions.state === 'empty' && text('no_results_searching')}
                  {suggestions.state === 'found' && text('search.count', { count: suggestions.total })}
                </Autocomplete.Status>
                <Autocomplete.List className={styles.list} aria-label={text('search.suggestions')}>
                  {(group: (typeof suggestions.groups)[number]) => (
                    <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
                      <Autocomplete.GroupLabel className={styles.label}>
                        {group.label} <span className="figures">{group.total}</span>
                      </Autocomplete.GroupLabel>
                      <Autocomplete.Collection>
                        {(suggestion: Suggestion) => (
                          <SuggestionItem key={suggestion.key} suggestion={suggestion} />
                        )}
                      </Autocomplete.Collection>
                    </Autocomplete.Group>
                  )}
                </Autocomplete.List>
              </div>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        )}
      </Autocomplete.Root>
    </CSPProvider>
  );
}
