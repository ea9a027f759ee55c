import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useSearchDestinations } from '#client/components/search-hit/use-search-destinations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import type { ResultsData } from './results-load.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './nothing.module.css';

export function SpellingHints() {
  const text = useTranslations();
  return (
    <div className={`${styles.hints} container`}>
      <Spoken text={text('results.none')} atMount />
      <ul>
        <li>{text('results.none_hint_spelling')}</li>
        <li>{text('results.none_hint_fewer')}</li>
        <li>{text('results.none_hint_reference')}</li>
      </ul>
    </div>
  );
}

/** Other places to search, a phone number and product families. */
export function NextSteps({ query, categories }: Pick<ResultsData, 'query' | 'categories'>) {
  const text = useTranslations();
  const { site } = usePage();
  const { settings } = useStore();
  const toDestinations = useSearchDestinations();
  const phone = settings.setting(`contact_phone_${site.target}`);
  return (
    <div className={`${styles.ways} container`}>
      <section>
        <h2>{text('search.ways')}</h2>
        <ul className={styles.links}>
          {toDestinations(query).map((destination) => (
            <li key={destination.key}>
              <a href={destination.url}>
                {destination.title}
                {destination.text && <small>{destination.text}</small>}
              </a>
            </li>
          ))}
          {phone && (
            <li>
              <a href={phoneLink(phone)}>
                {text('search.way_phone', { phone: unbrokenPhone(phone) })}
                <small>{settings.setting(`contact_hours_${site.target}`)}</small>
              </a>
            </li>
          )}
        </ul>
      </section>
      {categories.length > 0 && (
        <section>
          <h2>{text('results.browse')}</h2>
          <ul className={styles.links}>
            {categories.map((category) => (
              <li key={category.id}>
                <a href={category.canonical[site.target]}>{category.name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
