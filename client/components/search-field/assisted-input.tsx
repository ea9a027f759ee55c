import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useMessageGroup } from '#client/app/intl/use-message-group.ts';
import { addRecentSearch } from './recent-searches.ts';
import { SuggestionPopup } from './suggestion-popup.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

export type AssistedInputProps = {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQuery: (query: string) => void;
  /** Start and end of the selection in the plain input. */
  selection: readonly [number, number];
  /** The query was typed while this module loaded: suggestions show at once. */
  wasTyped: boolean;
  attributes: ComponentProps<'input'>;
};

/**
 * The search input with suggestions, and recent searches while it is empty. Until its messages load it acts as a plain
 * input.
 */
export function AssistedInput({ selection, ...props }: AssistedInputProps) {
  const { field } = props;
  const pageIntl = useIntl();
  const intl = useMessageGroup('search');
  // Replaces the input that had the focus, from which the visitor may have scrolled away.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(...selection);
    // Only on mount: later the caret belongs to the visitor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <RawIntlProvider value={intl ?? pageIntl}>
      <SuggestingInput {...props} isReady={intl !== null} />
    </RawIntlProvider>
  );
}

type SuggestingInputProps = Omit<AssistedInputProps, 'selection'> & { isReady: boolean };

/** Disables the library's inline styles, which the CSP forbids. */
function SuggestingInput({ field, query, onQuery, wasTyped, attributes, isReady }: SuggestingInputProps) {
  const list = useSuggestionList(query, { wasTyped, isReady });
  const { openRecent } = list;
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const onSubmit = () => {
      addRecentSearch(input?.value ?? '');
      // The button was pressed while the input was empty and already focused.
      openRecent();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [field, openRecent]);
  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        items={list.items}
        mode="none"
        filter={null}
        grid={list.isRecent}
        value={query}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') onQuery(value);
        }}
        itemToStringValue={(item) => (typeof item === 'string' ? item : item.label)}
        open={list.isOpen}
        onOpenChange={(isOpen, { reason }) => {
          if (isOpen) list.open();
          // Removing a search keeps the list open; emptying the input shows the recent searches.
          else if (reason !== 'item-press' && reason !== 'input-clear') list.close();
        }}
      >
        <Autocomplete.Input
          {...attributes}
          ref={field}
          type="search"
          onFocus={openRecent}
          onClick={openRecent}
          onBlur={list.close}
          render={<input enterKeyHint="search" />}
        />
        {list.isOpen && <SuggestionPopup list={list} query={query} />}
      </Autocomplete.Root>
    </CSPProvider>
  );
}
