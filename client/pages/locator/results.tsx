import { Printer } from 'lucide';
import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PointMap } from '#client/components/point-map/point-map.tsx';
import { useNow } from '#client/components/point-picker/use-now.ts';
import { Button } from '#client/ui/button/button.tsx';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { ContactCard } from './contact-card.tsx';
import type { LocatorData } from './locator-data.ts';
import { CONTACTS_A_PAGE, locatorSearch } from './locator-request.ts';
import { NoContacts } from './no-contacts.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './results.module.css';
import { toMapPoints } from './to-map-points.ts';
import { useChosen } from './use-chosen.ts';
import { ViewSwitch, type View } from './view-switch.tsx';

/** Contacts around a place, as a list and on a map that share one selection. */
export const Results = island(ResultsContent);

function ResultsContent({ data }: { data: LocatorData }) {
  const text = useTranslations();
  const { match } = usePage();
  const { type, contacts, total, request, place, rows } = data;
  const now = useNow(data.now);
  const [selected, setSelected] = useState(request.point);
  const [view, setView] = useState<View>('list');
  const chosen = useChosen(data.chosen, selected, contacts);
  const first = (request.page - 1) * CONTACTS_A_PAGE;
  const select = (id: number) => {
    setSelected(id);
    history.replaceState(history.state, '', locatorSearch(request, { point: id }));
  };
  const selectOnMap = (id: number) => {
    select(id);
    requestAnimationFrame(() => showInList(id));
  };
  const card = { now, request, onSelect: select };
  if (!place) return null;
  const count = { count: total, radius: request.radius, place: place.name };
  return (
    <section className={`${styles.results} container`} aria-labelledby="results-title">
      <div className={styles.head}>
        <h2 id="results-title">
          <Spoken as="span" text={text(`locator.found_${type}`, count)} atMount />
        </h2>
        {total > 0 && (
          <div className={styles.tools} data-print="no">
            <ViewSwitch view={view} onView={setView} />
            <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
              {text('locator.print')}
            </Button>
          </div>
        )}
      </div>
      {data.others.length > 0 && <Others data={data} />}
      {total === 0 ? (
        <NoContacts data={data} />
      ) : (
        <div className={styles.columns} data-view={view}>
          <div className={styles.list}>
            {chosen && <ContactCard contact={chosen} {...card} isSelected />}
            <ol>
              {contacts.map((contact, index) => (
                <li key={contact.id}>
                  <ContactCard
                    contact={contact}
                    number={first + index + 1}
                    {...card}
                    isSelected={contact.id === selected}
                  />
                </li>
              ))}
            </ol>
            <PageLinks
              page={request.page}
              pages={Math.ceil(total / CONTACTS_A_PAGE)}
              urlOf={(page) => match.pathname + locatorSearch(request, { page, point: null })}
              labels={{
                label: text('pagination.label'),
                previous: text('pagination.previous'),
                next: text('pagination.next'),
                page: (page) => text('pagination.page', { page }),
              }}
            />
          </div>
          <div className={styles.map}>
            <PointMap
              points={toMapPoints(rows, contacts, first)}
              center={place}
              selected={selected}
              onSelect={selectOnMap}
              label={text('locator.map_label', { count: rows.length })}
            />
          </div>
        </div>
      )}
    </section>
  );
}

/** Scrolls to the card unless it is visible, so that the map beside it does not move needlessly. */
function showInList(id: number): void {
  const card = document.getElementById(`contact-${id}`);
  const box = card?.getBoundingClientRect();
  if (box && (box.top < 0 || box.top > window.innerHeight / 2)) card?.scrollIntoView({ block: 'start' });
}

function Others({ data: { others, request } }: { data: LocatorData }) {
  const text = useTranslations();
  const { match } = usePage();
  return (
    <p className={styles.others} data-print="no">
      {text('locator.alternatives')}{' '}
      {others.map((name) => (
        <a
          key={name}
          href={match.pathname + locatorSearch(request, { place: name, page: 1, point: null })}
          rel="nofollow"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
