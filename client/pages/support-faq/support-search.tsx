import { Search } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useHasRouter, useNavigation } from '#client/app/router/navigation.ts';
import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from '#client/components/search-form/search-form.module.css';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { toSearchText } from '#shared/domain/search-text.ts';

const DEBOUNCE_MS = 300;
/** Two characters may be a fault code. */
const MIN_LENGTH = 2;

/** Searches while typing and updates the URL. Without scripts, a GET form. */
export const SupportSearch = island(SupportSearchContent);

function SupportSearchContent({ text }: { text: string }) {
  const translate = useTranslations();
  const href = useHref();
  const navigate = useNavigation();
  const hasRouter = useHasRouter();
  const id = useId();
  const [typed, setTyped] = useState(text);
  const searched = useRef(text);
  useEffect(() => {
    // After a navigation, the field shows the search text of the page.
    if (text !== searched.current) setTyped(text);
    searched.current = text;
  }, [text]);
  useEffect(() => {
    const searchText = toSearchText(typed);
    const isSearchable = searchText === '' || searchText.length >= MIN_LENGTH;
    if (!hasRouter || !isSearchable || searchText === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = searchText;
      navigate(href('support-faq', { search: searchText }), { keepPosition: true, replace: true });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // `href` has a new identity on each render but builds the same paths within a page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, hasRouter, navigate]);
  return (
    <search>
      <form className={styles.form} action={href('support-faq')}>
        <label className="hidden" htmlFor={id}>
          {translate('support.field')}
        </label>
        <input
          id={id}
          name="q"
          type="search"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          maxLength={200}
          placeholder={translate('support.field')}
          autoComplete="off"
        />
        <Button type="submit" kind="ink">
          <span className={styles.word}>{translate('support.submit')}</span>
          <Icon of={Search} />
        </Button>
      </form>
    </search>
  );
}
