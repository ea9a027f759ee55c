import { Search } from 'lucide';
import { useRef } from 'react';
import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { problemText } from '#client/components/place-field/find-place.ts';
import { PlaceField } from '#client/components/place-field/place-field.tsx';
import { Button } from '#client/ui/button/button.tsx';
import { Checkbox } from '#client/ui/checkbox/checkbox.tsx';
import { SelectField } from '#client/ui/select/select-field.tsx';
import type { LocatorData } from './locator-data.ts';
import { locatorSearch, RADII } from './locator-request.ts';
import { NearMe } from './near-me.tsx';
import styles from './search-panel.module.css';

/** Place, radius and label: a GET form of the page's own path. */
export function SearchPanel({ data }: { data: LocatorData }) {
  const text = useTranslations();
  const { match } = usePage();
  const navigate = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const { request, filters, type, place } = data;
  return (
    <search data-print="no">
      <form ref={form} className={styles.form} action={match.pathname}>
        <div className={styles.place}>
          <PlaceField
            name="place"
            place={request.place}
            hint={text('locator.hint')}
            error={problemText(text, data.problem, request.place)}
            onPick={(picked) =>
              navigate(
                match.pathname + locatorSearch(request, { place: picked, spot: null, page: 1, point: null }),
                { keepPosition: true },
              )
            }
          />
        </div>
        {request.spot && <Coordinates latitude={request.spot.latitude} longitude={request.spot.longitude} />}
        <SelectField
          label={text('locator.radius')}
          name="radius"
          defaultValue={String(request.radius)}
          options={RADII.map((radius) => ({
            value: String(radius),
            label: text('locator.radius_option', { radius }),
          }))}
        />
        <SelectField
          label={text('locator.label')}
          name="label"
          defaultValue={request.label}
          options={[
            { value: '', label: text('locator.any_label') },
            ...filters.labels.map(({ code, label, count }) => ({
              value: code,
              label: `${label} (${count})`,
            })),
          ]}
        />
        {type === 'stockist' && <input type="hidden" name="stockists" value="1" />}
        {type === 'distributor' && (
          <div className={styles.wide}>
            <Checkbox name="stockists" value="1" defaultChecked={request.stockists}>
              {text('locator.only_stockists')}
            </Checkbox>
          </div>
        )}
        <div className={styles.actions}>
          <Button type="submit" icon={Search} kind={place ? 'ink' : 'primary'}>
            {text('locator.search')}
          </Button>
          <NearMe
            onFound={(spot) =>
              navigate(match.pathname + locatorSearch(request, { place: '', spot, page: 1, point: null }))
            }
          />
        </div>
      </form>
    </search>
  );
}

/** Preserves the position when another field of the form changes. */
function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return (
    <>
      <input type="hidden" name="lat" value={latitude} />
      <input type="hidden" name="lng" value={longitude} />
    </>
  );
}
