import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PointMap } from '#client/components/point-map/point-map.tsx';
import { href } from '#routes/href.ts';
import { useState } from 'react';
import { ContactCard } from './contact-card.tsx';
import { useChosen } from './use-chosen.ts';
import type { LocatorData } from './locator-data.ts';
import { locatorSearch } from './locator-request.ts';
import { toMapPoints } from './to-map-points.ts';
import styles from './whole-country.module.css';

/** Large towns, as searches without typing. */
const TOWNS = [
  '75001 Paris',
  '13001 Marseille',
  '69001 Lyon',
  '31000 Toulouse',
  '06000 Nice',
  '44000 Nantes',
  '34000 Montpellier',
  '67000 Strasbourg',
  '33000 Bordeaux',
  '59000 Lille',
  '35000 Rennes',
  '20000 Ajaccio',
];

/** State before a search: number of contacts, large towns and all contacts on the map. */
export const WholeCountry = island(WholeCountryContent);

function WholeCountryContent({ data }: { data: LocatorData }) {
  const text = useTranslations();
  const { match, site } = usePage();
  const { type, total, rows, productType, request } = data;
  const [selected, select] = useState(request.point);
  const chosen = useChosen(data.chosen, selected, []);
  const path = href(match.name, site, { typeProductInstalled: productType?.slug });
  return (
    <section className={`${styles.whole} grid container`} aria-labelledby="whole-title">
      <div className={styles.words}>
        <h2 id="whole-title">{text(`locator.whole_${type}`, { count: total })}</h2>
        <p>{text(site.target === 'pro' ? 'locator.whole_text_pro' : 'locator.whole_text')}</p>
        {chosen && (
          <div className={styles.chosen}>
            <ContactCard contact={chosen} now={data.now} request={request} isSelected onSelect={select} />
          </div>
        )}
        <h3>{text('locator.towns')}</h3>
        <ul className={styles.towns}>
          {TOWNS.map((town) => (
            <li key={town}>
              <a
                href={path + locatorSearch(request, { place: town, spot: null, page: 1, point: null })}
                rel="nofollow"
              >
                {town.slice(6)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.map}>
        <PointMap
          points={toMapPoints(rows, [])}
          center={null}
          selected={selected}
          onSelect={select}
          label={text('locator.map_label', { count: rows.length })}
        />
      </div>
    </section>
  );
}
