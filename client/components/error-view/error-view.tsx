import { usePageForm } from '#client/app/forms/form-context.ts';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { SearchForm } from '#client/components/search-form/search-form.tsx';
import { SendAgain } from '#client/components/failure/send-again.tsx';
import { href as hrefTo } from '#routes/href.ts';
import { ArrowRight } from 'lucide';
import { useStore } from '#client/stores/store-context.ts';
import { unavailableArea } from './unavailable-area.ts';
import { searchTermsOfPath } from './search-terms-of-path.ts';
import styles from './error-view.module.css';

/**
 * Error message and next actions: home, a retry where it may help, and for a missing page a search by the words of its
 * address. A refused form can be resubmitted.
 */
export function ErrorView({ status }: { status: number }) {
  const text = useTranslations();
  const href = useHref();
  const { match, search } = usePage();
  const { state } = usePageForm();
  const { brand } = useStore().settings;
  const kind = kindOf(status, state !== undefined);
  const isPassing = kind === 'unavailable' || kind === 'too_many';
  const area = isPassing && !state ? unavailableArea(match.row) : undefined;
  const messageKey = area ? (`area_${area}` as const) : kind;
  return (
    <div className={`${styles.error} container`}>
      <title>{`${text(`error.${messageKey}_title`)} | ${brand.name}`}</title>
      <meta name="robots" content="noindex,follow" />
      <div className={`${styles.status} figures`}>{status}</div>
      <h1>{text(`error.${messageKey}_title`)}</h1>
      <p className={styles.text}>{text(`error.${messageKey}_text`)}</p>
      {kind === 'not_found' && (
        <div className={styles.search}>
          <p>{text('error.not_found_hint')}</p>
          <SearchForm query={searchTermsOfPath(match.pathname)} />
        </div>
      )}
      {kind === 'session_over' && <LoginInNewWindow />}
      {kind === 'forbidden' && (
        <p className={styles.ways}>
          <ButtonLink href={href('my-account')}>{text('header.account')}</ButtonLink>
          <ButtonLink href={href('signup')} kind="secondary">
            {text('error.signup')}
          </ButtonLink>
        </p>
      )}
      {state && kind !== 'gone' && <SendAgain state={state}>{text('error.send_again')}</SendAgain>}
      {isPassing && !state && (
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

/** Opens in a new window, because this one contains the input. */
function LoginInNewWindow() {
  const text = useTranslations();
  const { match, search } = usePage();
  const login = hrefTo('login', { locale: match.locale, target: 'pro' });
  return (
    <ButtonLink
      href={`${login}?redirect=${encodeURIComponent(match.pathname + search)}`}
      target="_blank"
      kind="ink"
    >
      {text('error.log_in')}
    </ButtonLink>
  );
}

type ErrorKind =
  | 'not_found'
  | 'unauthorised'
  /** The page is for another kind of account. */
  | 'forbidden'
  | 'too_many'
  | 'unavailable'
  | 'bad_request'
  | 'failure'
  /** The page of a refused form. */
  | 'session_over'
  | 'gone';

function kindOf(status: number, isOfForm: boolean): ErrorKind {
  if (status === 404) return isOfForm ? 'gone' : 'not_found';
  if (status === 401) return isOfForm ? 'session_over' : 'unauthorised';
  if (status === 403 && !isOfForm) return 'forbidden';
  if (status === 429) return 'too_many';
  if (status === 503 || status === 504) return 'unavailable';
  return status >= 400 && status < 500 ? 'bad_request' : 'failure';
}
