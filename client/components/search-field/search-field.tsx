import { Search, X } from 'lucide';
import {
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { island } from '#client/app/parts/island.tsx';
import { useNavigation } from '#client/app/router/navigation.ts';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { useLayer } from '#client/ui/layer/use-layer.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { AssistedInputProps } from './assisted-input.tsx';
import styles from './search-field.module.css';
import { useAddressQuery } from './use-address-query.ts';

type Opened = {
  /** Key of the page: the next page closes the field. */
  on: string;
  /** `over`: opened from the button alone, covers the bar. */
  as: 'beside' | 'over';
};

type Assisted = { Input: ComponentType<AssistedInputProps> } & Pick<AssistedInputProps, 'selection'>;

/** Width of the visually hidden field, which stays focusable. */
const CLOSED_PX = 1;

/**
 * The header's search: a plain form whose input is replaced, once focused, by one with suggestions, loaded on demand.
 * On phones it is closed until its button is pressed, and Back closes it.
 */
export const SearchField = island(SearchFieldContent, PlainSearch);

function PlainSearch() {
  return <SearchForm id={SKIP_TARGETS.search} />;
}

function SearchFieldContent() {
  const text = useTranslations();
  const href = useHref();
  const navigate = useNavigation();
  const { key } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { query, setQuery, wasTyped } = useAddressQuery(field);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [assisted, setAssisted] = useState<Assisted | null>(null);
  // During rendering, so that the history entry of the field is removed before the next page is shown.
  if (opened && opened.on !== key) setOpened(null);
  const isOpen = opened?.on === key && opened.as;
  const setOpen = (as: Opened['as'] | false) => setOpened(as === false ? null : { on: key, as });

  const assist = async () => {
    const { AssistedInput } = await import('./assisted-input.tsx');
    // Does not move the focus back if it left the field meanwhile.
    const input = field.current;
    if (!input || document.activeElement !== input) return;
    const selection = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const;
    // Synchronous: a character typed before the exchange would offset the caret.
    flushSync(() => setAssisted({ Input: AssistedInput, selection }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trimmed = query.trim();
    const isClosed = !isOpen && (field.current?.offsetWidth ?? 0) <= CLOSED_PX;
    if (trimmed === '' || isClosed) {
      setOpen(isClosed ? 'over' : 'beside');
      requestAnimationFrame(() => {
        field.current?.focus();
        field.current?.select();
      });
      return;
    }
    // Leaves the field, which closes the suggestions.
    button.current?.focus();
    navigate(`${href('results')}?q=${encodeURIComponent(trimmed)}`);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useLayer(isOpen === 'over', close);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close();
  };
  const closeOnBlur = (event: FocusEvent<HTMLFormElement>) => {
    // Without `relatedTarget` the window lost the focus, or a suggestion was pressed.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const input = {
    id: SKIP_TARGETS.search,
    name: 'q',
    className: styles.input,
    placeholder: text('search.placeholder'),
    maxLength: 200,
    autoComplete: 'off',
  };
  return (
    <search>
      {/* Handles keys that bubble from the field and buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.form}
        action={href('results')}
        onSubmit={submit}
        onKeyDown={closeOnEscape}
        onBlur={closeOnBlur}
        data-open={isOpen !== false || undefined}
      >
        <label className="hidden" htmlFor={SKIP_TARGETS.search}>
          {text('search.label')}
        </label>
        {assisted ? (
          <assisted.Input
            field={field}
            query={query}
            onQuery={setQuery}
            selection={assisted.selection}
            wasTyped={wasTyped}
            attributes={input}
          />
        ) : (
          <input
            {...input}
            ref={field}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // If the suggestions fail to load, the plain field stays.
            onFocus={() => void assist().catch(() => undefined)}
          />
        )}
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-expanded={isOpen !== false}
          // Keeps the focus in the field, and so its width: the button must not move while pressed.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon of={Search} />
          <span className="hidden">{text('search.submit')}</span>
        </button>
        {isOpen !== false && (
          <button type="button" className={styles.close} onClick={close}>
            <Icon of={X} />
            <span className="hidden">{text('search.close')}</span>
          </button>
        )}
      </form>
    </search>
  );
}
