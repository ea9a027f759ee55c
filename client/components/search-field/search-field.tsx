import { Search, X } from 'lucide';
import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { island } from '#client/app/island.tsx';
import { useNavigation } from '#client/app/navigation.ts';
import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { AssistedInputProps } from './assisted-input.tsx';
import styles from './search-field.module.css';

/**
 * The header's search. A plain form that works by itself; once focused its input is exchanged for one that
 * suggests, whose code is fetched then. Closed on a phone until its button is pressed.
 */
export const SearchField = island(SearchFieldPart, PlainSearch);

function PlainSearch() {
  return <SearchForm id={SKIP_TARGETS.search} />;
}

function SearchFieldPart() {
  const text = useText();
  const href = useHref();
  const navigate = useNavigation();
  const { match, search, key } = usePage();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [query, setQuery] = useState(
    match.name === 'results' ? (new URLSearchParams(search).get('q') ?? '') : '',
  );
  const [wasTyped, setTyped] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [Assisted, setAssisted] = useState<ComponentType<AssistedInputProps> | null>(null);
  useEffect(() => setOpen(false), [key]);

  const assist = async () => {
    const { AssistedInput } = await import('./assisted-input.tsx');
    // Who went on meanwhile is not called back.
    if (document.activeElement === field.current) setAssisted(() => AssistedInput);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = query.trim();
    if (wanted === '') {
      setOpen(true);
      requestAnimationFrame(() => field.current?.focus());
      return;
    }
    field.current?.blur();
    navigate(`${href('results')}?q=${encodeURIComponent(wanted)}`);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen && !event.defaultPrevented) close();
  };
  const closeWhenLeft = (event: FocusEvent<HTMLFormElement>) => {
    // Without a receiver the window lost focus, or the suggestions were pressed.
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
      {/* The keys are those of the field and buttons inside; the form only hears them all. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        className={styles.form}
        action={href('results')}
        onSubmit={submit}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
        data-open={isOpen || undefined}
      >
        <label className="hidden" htmlFor={SKIP_TARGETS.search}>
          {text('search.label')}
        </label>
        {Assisted ? (
          <Assisted field={field} query={query} onQuery={setQuery} wasTyped={wasTyped} attributes={input} />
        ) : (
          <input
            {...input}
            ref={field}
            type="search"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setTyped(true);
            }}
            // Without the code of the suggestions the plain field stays.
            onFocus={() => void assist().catch(() => undefined)}
          />
        )}
        <button
          ref={button}
          type="submit"
          className={styles.button}
          aria-expanded={isOpen}
          // While it is pressed the field keeps the cursor, and so its width: the button stays where it is.
          onMouseDown={(event) => event.preventDefault()}
        >
          <Icon of={Search} />
          <span className="hidden">{text('search.submit')}</span>
        </button>
        {isOpen && (
          <button type="button" className={styles.close} onClick={close}>
            <Icon of={X} />
            <span className="hidden">{text('search.close')}</span>
          </button>
        )}
      </form>
    </search>
  );
}
