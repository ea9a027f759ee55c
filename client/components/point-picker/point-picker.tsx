import { Search } from 'lucide';
import { useRef, useState, type SubmitEvent } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { problemText, type FoundPlace } from '#client/components/place-field/find-place.ts';
import { PlaceField } from '#client/components/place-field/place-field.tsx';
import { PointMap } from '#client/components/point-map/point-map.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { toMarked } from './to-marked.ts';
import { PointOption, type PickablePoint } from './point-option.tsx';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './point-picker.module.css';

type PointPickerProps = Pick<FoundPlace, 'place' | 'problem'> & {
  /** Points of the list, nearest first. */
  listed: readonly PickablePoint[];
  /** Points on the map, listed or not. */
  rows: readonly Pick<
    PickablePoint,
    'id' | 'nom' | 'coordGeolocalisationLatitude' | 'coordGeolocalisationLongitude'
  >[];
  query: string;
  /** Count as text; null before a search. */
  count: string | null;
  onSearch: (place: string) => void;
  /** Action on a point, in the list and on the map. Without it points are only shown. */
  choose?: { label: string; run: (id: number) => void };
  /** Label of the field, if it accepts more than a commune. */
  field?: string;
};

export const PointPicker = island(PointPickerContent);

function PointPickerContent(props: PointPickerProps) {
  const { listed, rows, place, problem, query, count, onSearch, choose, field } = props;
  const text = useTranslations();
  const [selected, select] = useState<number | null>(null);
  const [written, setWritten] = useState({ place: query, count: 0 });
  const resultLine = useRef<HTMLParagraphElement>(null);
  const search = (typed: string) => {
    // A new key remounts the field, which closes its suggestions.
    setWritten(({ count: before }) => ({ place: typed, count: before + 1 }));
    resultLine.current?.focus();
    select(null);
    onSearch(typed);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entry = new FormData(event.currentTarget).get('place');
    search(typeof entry === 'string' ? entry.trim() : '');
  };
  return (
    <div className={styles.picker}>
      <form className={styles.search} onSubmit={submit}>
        <PlaceField
          key={written.count}
          name="place"
          place={written.place}
          error={problemText(text, problem, query)}
          onPick={search}
          {...(field && { label: field })}
        />
        <Button type="submit" kind="ink" icon={Search}>
          {text('locator.search')}
        </Button>
      </form>
      <p ref={resultLine} tabIndex={-1} className={styles.count} data-spoken>
        {count}
        <Announcement text={count} />
      </p>
      <div className={styles.columns}>
        {listed.length > 0 && (
          <ol className={styles.list}>
            {listed.map((point, index) => (
              <li key={point.id}>
                <PointOption
                  point={point}
                  number={index + 1}
                  isSelected={point.id === selected}
                  onSelect={select}
                  {...(choose && { choose })}
                />
              </li>
            ))}
          </ol>
        )}
        <div className={styles.map}>
          <PointMap
            points={toMarked(rows, listed)}
            center={place}
            selected={selected}
            onSelect={choose?.run ?? select}
            label={text('locator.map_label', { count: rows.length })}
          />
        </div>
      </div>
    </div>
  );
}
