import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '#client/app/api/api-context.ts';
import { saveConsent, readConsent } from '#client/app/browser/consent.ts';
import { TIME_ZONE } from '#client/app/intl/messages.ts';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { WithMessageGroup } from '#client/app/intl/with-message-group.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import { fromPageEntry } from '#client/ui/layer/layer-history.ts';
import { useLayer } from '#client/ui/layer/use-layer.ts';
import { Switch } from '#client/ui/switch/switch.tsx';
import { allChoices, type ConsentCategory, type ConsentChoices } from '#shared/domain/consent.ts';
import { findRecipient } from './find-recipient.ts';
import { createReceipt, recordConsent } from './record-consent.ts';
import styles from './consent-panel.module.css';

const ISO_DAY = 10;

type Props = {
  categories: ConsentCategory[];
  /** Closes the dialog without a decision. */
  onPostpone: () => void;
};

/** The consent panel at the bottom of the window, with its own messages. */
export function ConsentPanel(props: Props) {
  return (
    <WithMessageGroup group="consent">
      <Question {...props} />
    </WithMessageGroup>
  );
}

/** Refusing takes no more steps than accepting, and the page stays usable. Each decision is recorded. */
const Question = observer(function Question({ categories, onPostpone }: Props) {
  const text = useTranslations();
  const intl = useIntl();
  const href = useHref();
  const { site } = usePage();
  const { settings } = useStore();
  const api = useApi();
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasRequested = settings.isChoosingConsent;
  const [isOpen, setOpen] = useState(wasRequested);
  const [choices, setChoices] = useState<ConsentChoices>(settings.consent ?? allChoices(() => false));
  // Takes the focus only if the visitor opened it.
  useLayoutEffect(() => {
    if (wasRequested) title.current?.focus();
  }, [wasRequested]);
  const choicesPart = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isOpen && !wasRequested) choicesPart.current?.querySelector('input')?.focus();
  }, [isOpen, wasRequested]);
  useLayer(wasRequested, onPostpone);
  useEscape(panel, onPostpone);
  const decide = (decided: ConsentChoices) => {
    const before = settings.consent;
    const receipt = readConsent()?.receipt ?? createReceipt();
    const consent = { choices: decided, date: new Date().toISOString().slice(0, ISO_DAY), receipt };
    saveConsent(consent);
    settings.setConsent(consent);
    const recorded = recordConsent(api, consent, categories);
    // A running script can only be stopped by a new document.
    const isWithdrawn = before && categories.some((category) => before[category] && !decided[category]);
    if (isWithdrawn) fromPageEntry(() => void recorded.then(() => location.reload()));
  };
  const given = settings.consent ? readConsent()?.date : undefined;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} data-bar="bottom" data-print="no">
      <div className={styles.words}>
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {text('consent.title')}
        </h2>
        <p>
          {text('consent.text')} <a href={href('cms', { slug: 'cookies' })}>{text('consent.more')}</a>
        </p>
        {given && (
          <p className={styles.given}>
            {text('consent.given', {
              date: intl.formatDate(given, { dateStyle: 'long', timeZone: TIME_ZONE }),
            })}
          </p>
        )}
      </div>
      {isOpen && (
        <div ref={choicesPart} className={styles.choices}>
          {categories.map((category) => (
            <Switch
              key={category}
              checked={choices[category]}
              hint={`${text(`consent.${category}_text`)} ${text('consent.recipient', {
                recipient: findRecipient(settings.thirdParties, category, site.locale),
              })}`}
              onChange={({ currentTarget }) => setChoices({ ...choices, [category]: currentTarget.checked })}
            >
              {text(`consent.${category}`)}
            </Switch>
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => decide(allChoices(() => false))}>
          {text('consent.refuse')}
        </Button>
        {isOpen ? (
          <Button kind="secondary" onClick={() => decide(choices)}>
            {text('consent.keep')}
          </Button>
        ) : (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {text('consent.choose')}
          </Button>
        )}
        <Button
          kind="secondary"
          onClick={() => decide(allChoices((category) => categories.includes(category)))}
        >
          {text('consent.accept')}
        </Button>
      </div>
    </section>
  );
});

/** Runs on Escape while the focus is in the panel or on the body: otherwise the key belongs to the focused element. */
function useEscape(panel: RefObject<HTMLElement | null>, run: () => void): void {
  const latest = useEffectEvent(run);
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isOwn = target === document.body || (target instanceof Node && panel.current?.contains(target));
      if (key === 'Escape' && isOwn && !defaultPrevented) latest();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [panel]);
}
