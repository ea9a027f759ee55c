import { useEffect, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { ContactPoint } from '#shared/contract/contact.ts';
import { distanceText, metresText } from '#shared/domain/distance-text.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import { OpeningLine } from './opening-line.tsx';
import { OpeningTable } from './opening-table.tsx';
import styles from './point-option.module.css';
import { useNow } from './use-now.ts';

/** A relay point (spec section 3); stockists also have a telephone number. */
export type PickablePoint = Omit<Pick<ContactPoint, PointField>, 'phone'> & { phone?: string | null };
type PointField =
  | 'id'
  | 'nom'
  | 'adresse1'
  | 'adresse2'
  | 'adresse3'
  | 'codePostal'
  | 'localite'
  | 'phone'
  | 'distanceEnMetre'
  | 'coordGeolocalisationLatitude'
  | 'coordGeolocalisationLongitude'
  | 'listeHoraireOuverture';

type PointOptionProps = {
  point: PickablePoint;
  number: number;
  isSelected: boolean;
  onSelect: (id: number) => void;
  choose?: { label: string; run: (id: number) => void };
};

export const PointOption = island(PointOptionContent);

function PointOptionContent({ point, number, isSelected, onSelect, choose }: PointOptionProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const now = useNow(0);
  const option = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isSelected) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <article ref={option} className={styles.option} data-selected={isSelected || undefined}>
      <h3>
        <button type="button" aria-pressed={isSelected} onClick={() => onSelect(point.id)}>
          <span className={`${styles.number} figures`}>{number}</span>
          <span className={styles.name} lang="fr">
            {point.nom}
          </span>
          {point.distanceEnMetre !== null && (
            <span className={`${styles.distance} figures`}>
              {(choose ? metresText : distanceText)(point.distanceEnMetre, locale)}
            </span>
          )}
        </button>
      </h3>
      <address lang="fr">
        {[point.adresse1, point.adresse2, point.adresse3].filter(Boolean).join(', ')}
        <br />
        {point.codePostal} {point.localite}
      </address>
      <details open={isSelected}>
        <summary>{now > 0 && <OpeningLine days={point.listeHoraireOuverture} now={now} />}</summary>
        <OpeningTable days={point.listeHoraireOuverture} now={now} />
      </details>
      <p className={styles.foot}>
        {point.phone && (
          <a href={phoneLink(point.phone)} className={`${styles.phone} figures`}>
            <span className="hidden">{text('locator.call', { name: point.nom })} </span>
            {unbrokenPhone(point.phone)}
          </a>
        )}
        {choose && (
          <Button kind="secondary" onClick={() => choose.run(point.id)}>
            {choose.label}
            <span className="hidden"> {point.nom}</span>
          </Button>
        )}
      </p>
    </article>
  );
}
