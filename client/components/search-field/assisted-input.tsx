import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useEffect, useLayoutEffect, type ComponentProps, type RefObject } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useTextGroup } from '#client/app/intl/use-text-group.ts';
import { addRecentSearch } from './recent-searches.ts';
import { SuggestionPopup } from './suggestion-popup.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

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

/** The search input with suggestions, and the recent searches while it is empty. Without its texts it is a plain input. */
export function AssistedInput({ selection, ...props }: AssistedInputProps) {
  const { field } = props;
  const pageIntl = useIntl();
  const intl = useTextGroup('search');
  // It takes the place of the input that was being typed in.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(...selection);
    // Only when it arrives: later the caret is the visitor's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <RawIntlProvider value={intl ?? pageIntl}>
      <SuggestingInput {...props} isReady={intl !== null} />
    </RawIntlProvider>
  );
}

type SuggestingInputProps = Omit<AssistedInputProps, 'selection'> & { isReady: boolean };

/** Style sheets are the site's own alone (CSP). */
function SuggestingInput({ field, query, onQuery, wasTyped, attributes, isReady }: SuggestingInputProps) {
  const list = useSuggestionList(query, { wasTyped, isReady });
  const { openRecent } = list;
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const onSubmit = () => {
      addRecentSearch(input?.value ?? '');
      // Its button, pressed while the input is empty and has the focus already.
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
          // A cell that removes a search leaves the list open; an input that is emptied shows the recent ones.
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
