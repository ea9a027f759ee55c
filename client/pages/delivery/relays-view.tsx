import { Search } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { problemText } from '#client/components/place-field/find-place.ts';
import { PlaceField } from '#client/components/place-field/place-field.tsx';
import { PointMap } from '#client/components/point-map/point-map.tsx';
import { toMarked } from '#client/components/point-picker/to-marked.ts';
import { fieldId } from '#client/components/post-form/form-fields.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { RelayLines } from '#client/components/relay-picker/relay-lines.tsx';
import { relayProblem } from '#client/components/relay-picker/relay-problem.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { metresText } from '#shared/domain/distance-text.ts';
import type { DeliveryData } from './delivery-data.ts';
import { DELIVERY_ERRORS } from './delivery-errors.ts';
import styles from './relays-view.module.css';

type RelaysViewProps = { data: Extract<DeliveryData, { view: 'relays' }> };

/** Relay points as a page, for browsers without scripts and for direct links. */
export function RelaysView({ data: { relays, place } }: RelaysViewProps) {
  const text = useTranslations();
  const { match, search, site } = usePage();
  const items = relays?.items ?? [];
  const problem = relays ? relayProblem(relays) : null;
  return (
    <section className={styles.view}>
      <h1>{text('relays.title')}</h1>
      <p className={styles.intro}>{text('relays.intro')}</p>
      <form method="get" action={match.pathname} className={styles.search}>
        <PlaceField
          key={place}
          name="relais"
          place={place}
          label={text('relays.field')}
          error={problemText(text, problem, place)}
          onPick={() => {}}
        />
        <Button type="submit" kind="ink" icon={Search}>
          {text('locator.search')}
        </Button>
      </form>
      {relays === undefined && (
        <Banner tone="error" spoken={text('error_relay_points')}>
          <p>
            {text('error_relay_points')}{' '}
            <TextLink href={match.pathname + search}>{text('relays.retry')}</TextLink>
          </p>
        </Banner>
      )}
      {relays?.place && (
        <h2 className={styles.count}>
          {text('relays.count', { count: items.length, place: relays.place.name })}
        </h2>
      )}
      {items.length > 0 && (
        <div className={styles.columns}>
          <PostForm
            labels={{ relay: text('delivery.relay') }}
            errorMessages={DELIVERY_ERRORS}
            className={styles.form ?? ''}
          >
            <ol id={fieldId('relay')} tabIndex={-1} className={styles.list}>
              {items.map((relay, index) => (
                <li key={relay.id} id={`relay-${relay.identifiant}`}>
                  <h3>
                    <span className={`${styles.number} figures`}>{index + 1}</span> {relay.nom}
                    <span className={`${styles.distance} figures`}>
                      {metresText(relay.distanceEnMetre, site.locale)}
                    </span>
                  </h3>
                  <RelayLines relay={relay} />
                  <Button type="submit" name="relay" value={relay.identifiant} kind="secondary">
                    {text('relays.choose')}
                    <span className="hidden"> {relay.nom}</span>
                  </Button>
                </li>
              ))}
            </ol>
          </PostForm>
          <PointMap
            points={toMarked(items, items)}
            center={relays?.place ?? null}
            selected={null}
            onSelect={(id) => showRelay(items.find((relay) => relay.id === id)?.identifiant)}
            label={text('locator.map_label', { count: items.length })}
          />
        </div>
      )}
      <p>
        <TextLink href={match.pathname}>{text('delivery.back')}</TextLink>
      </p>
    </section>
  );
}

function showRelay(identifiant: string | undefined): void {
  const item = document.getElementById(`relay-${identifiant}`);
  item?.scrollIntoView({ block: 'center' });
  item?.querySelector('button')?.focus({ preventScroll: true });
}
