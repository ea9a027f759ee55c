import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Availability, canBeBought } from '#client/components/parts/availability.tsx';
import { AddOne } from '#client/components/parts/cart-form.tsx';
import { positionNumber } from '#client/components/parts/position-number.ts';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Eclate, EclatePart } from '#shared/contract/spare-part.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './picked-part.module.css';
import type { Chosen } from './use-chosen.ts';

/** Shows the part selected in the drawing, with its quantity field. */
export function PickedPart({ view, chosen }: { view: Eclate; chosen: Chosen }) {
  const text = useTranslations();
  const isBuyer = useBuyer();
  const part = pickedPart(view.parts, chosen.named);
  return (
    <div data-print="no" data-picked>
      <Announcement text={part && [part.position, part.name, part.reference].join(', ')} />
      {part ? (
        <div className={styles.picked}>
          <p>
            <b>
              {part.position}
              {'\u00a0'} {part.name}
            </b>{' '}
            <TextLink href={`#${rowAnchor(part.position)}`}>{part.reference}</TextLink>
          </p>
          <div>
            <Availability part={part} />
            {part.price && part.status !== 'obsolete' && <PriceTag price={part.price} />}
            {isBuyer && canBeBought(part) && <AddOne part={part} schemaId={view.id} />}
          </div>
        </div>
      ) : (
        <p className={styles.hint}>{text('parts.drawing_hint')}</p>
      )}
    </div>
  );
}

/**
 * Finds the part of the position in the hash, or its replacement. A bare number prefers a part that can be
 * bought.
 */
function pickedPart(parts: readonly EclatePart[], named: string | null): EclatePart | undefined {
  const own = parts.filter(
    ({ position }) => named !== null && positionNumber(position) === positionNumber(named),
  );
  const part = own.find(({ position }) => position === named) ?? own.find(canBeBought) ?? own[0];
  return parts.find(({ reference }) => reference === part?.replaced_by) ?? part;
}
