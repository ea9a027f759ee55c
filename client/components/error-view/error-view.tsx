import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { ArrowRight } from 'lucide';
import { wordsOfPath } from './words-of-path.ts';
import styles from './error-view.module.css';

/**
 * What went wrong in words, and ways on: home, the same page again where that may help, and for a missing page a
 * search for what its address says.
 */
export function ErrorView({ status }: { status: number }) {
  const text = useText();
  const href = useHref();
  const { match, search } = usePage();
  const kind = kindOf(status);
  return (
    <div className={`${styles.error} container`}>
      <title>{`${text(`error.${kind}_title`)} | Âtre`}</title>
      <meta name="robots" content="noindex,follow" />
      <p className={`${styles.status} figures`}>{status}</p>
      <h1>{text(`error.${kind}_title`)}</h1>
      <p className={styles.text}>{text(`error.${kind}_text`)}</p>
      {kind === 'not_found' && (
        <div className={styles.search}>
          <p>{text('error.not_found_hint')}</p>
          <SearchForm query={wordsOfPath(match.pathname)} />
        </div>
      )}
      {kind === 'unavailable' && (
        <ButtonLink href={match.pathname + search} data-document>
          {text('error.again')}
        </ButtonLink>
      )}
      <ButtonLink href={href('index')} kind={kind === 'failure' ? 'primary' : 'secondary'} icon={ArrowRight}>
        {text('error.home')}
      </ButtonLink>
    </div>
  );
}

function kindOf(status: number): 'not_found' | 'unauthorised' | 'unavailable' | 'bad_request' | 'failure' {
  if (status === 404) return 'not_found';
  if (status === 401) return 'unauthorised';
  if (status === 503 || status === 504) return 'unavailable';
  return status >= 400 && status < 500 ? 'bad_request' : 'failure';
}
