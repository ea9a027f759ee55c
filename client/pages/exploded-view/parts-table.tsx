import { Fragment, useId } from 'react';
import { afterPress } from '#client/app/forms/after-press.ts';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { AlertMe } from '#client/components/parts/alert-me.tsx';
import { Availability, canBeBought } from '#client/components/parts/availability.tsx';
import { AddOne } from '#client/components/parts/cart-form.tsx';
import { NamedProducts } from '#client/components/parts/named-products.tsx';
import { positionNumber, spotAnchor } from '#client/components/parts/position-number.ts';
import { useBuyer } from '#client/components/parts/use-buyer.ts';
import { ReplacementNote } from '#client/components/parts/replacement-note.tsx';
import { yearsText } from '#client/components/parts/years-text.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { MAX_QUANTITY_LENGTH } from '#client/components/quantity-field/quantity-field.tsx';
import { quantityMessage } from '#client/components/quantity-field/quantity-message.ts';
import { FieldError } from '#client/ui/field/field.tsx';
import type { Eclate, EclatePart } from '#shared/contract/spare-part.ts';
import { ELEMENT_FIELD, QUANTITY_FIELD } from '#shared/domain/cart-form.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { BASKET_FORM, type Basket } from './use-basket.ts';
import type { Chosen } from './use-chosen.ts';
import styles from './parts-table.module.css';

type PartsTableProps = { view: Eclate; chosen: Chosen; basket: Basket };

export const PartsTable = island(PartsTableContent);

function PartsTableContent({ view, chosen, basket }: PartsTableProps) {
  const text = useTranslations();
  const isBuyer = useBuyer();
  const drawn = new Set(view.hotspots.map(({ position }) => positionNumber(position)));
  const places = new Map(view.parts.map((part) => [part.reference, part.position]));
  return (
    <table className={styles.table}>
      <caption className="hidden">{text('parts.list_of', { name: view.title })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={text('parts.position')}>{text('parts.position_short')}</abbr>
          </th>
          <th scope="col">{text('parts.part')}</th>
          <th scope="col" className={styles.figure}>
            {text('parts.price')}
          </th>
          <th scope="col" className={styles.figure} data-print="no">
            {text('parts.quantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.parts.map((part) => {
          const number = positionNumber(part.position);
          return (
            <tr
              key={part.position}
              id={rowAnchor(part.position)}
              data-chosen={chosen.number === number || undefined}
              data-obsolete={part.status === 'obsolete' || undefined}
              onPointerEnter={() => chosen.point(number)}
              onPointerLeave={() => chosen.point(null)}
              onFocus={() => chosen.point(number)}
              onBlur={() => chosen.point(null)}
            >
              <td className={styles.position}>
                {drawn.has(number) ? (
                  <a href={`#${spotAnchor(number)}`} title={text('parts.show_in_drawing')}>
                    {part.position}
                  </a>
                ) : (
                  <span>{part.position}</span>
                )}
              </td>
              <th scope="row">
                <PartText part={part} successor={places.get(part.replaced_by ?? '')} />
              </th>
              <td className={styles.figure}>
                {part.price && part.status !== 'obsolete' && <PriceTag price={part.price} />}
              </td>
              <td className={styles.figure} data-print="no">
                {isBuyer && canBeBought(part) && <Quantity part={part} basket={basket} schemaId={view.id} />}
                <AlertMe part={part} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PartText({ part, successor }: { part: EclatePart; successor: string | undefined }) {
  const text = useTranslations();
  const facts = [
    part.reference,
    yearsText(text, part),
    serialsText(text, part),
    part.quantity_in_product > 1 ? text('parts.in_product', { count: part.quantity_in_product }) : '',
  ].filter((fact) => fact !== '');
  return (
    <>
      <b>{part.name}</b>
      <small className="figures">
        {facts.map((fact, index) => (
          <Fragment key={fact}>
            {index > 0 && ' · '}
            <span>{fact}</span>
          </Fragment>
        ))}
      </small>
      <span>
        <Availability part={part} />
      </span>
      {part.also_fits_total > 0 && (
        <p className={styles.fits}>
          {text('parts.also_fits')} <NamedProducts products={part.also_fits} total={part.also_fits_total} />
        </p>
      )}
      {part.replacement && (
        <ReplacementNote
          replacement={part.replacement}
          url={successor === undefined ? undefined : `#${rowAnchor(successor)}`}
        />
      )}
    </>
  );
}

/** Range of serial numbers that contain this part. Non-breaking hyphens keep a number on one line. */
function serialsText(text: Translate, { serial_from: from, serial_to: to }: EclatePart): string {
  if (!from) return '';
  const message = to ? text('parts.serials', { from, to }) : text('parts.serials_from', { from });
  return message.replaceAll('-', '\u2011');
}

function Quantity({ part, basket, schemaId }: { part: EclatePart; basket: Basket; schemaId: number }) {
  const text = useTranslations();
  const errorId = useId();
  const { element_id: id, name } = part;
  const typed = basket.quantities[id] ?? '';
  const problem = basket.problemOf(id);
  return (
    <>
      <span className={styles.quantity}>
        <input type="hidden" form={BASKET_FORM} name={ELEMENT_FIELD} value={`part.${id}`} />
        <input
          form={BASKET_FORM}
          name={QUANTITY_FIELD}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_QUANTITY_LENGTH}
          placeholder="0"
          aria-label={text('parts.quantity_of', { name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorId}
          value={typed}
          onChange={({ currentTarget }) => basket.set(id, currentTarget.value)}
          onBlur={() => afterPress(() => void basket.check())}
        />
        <AddOne part={part} schemaId={schemaId} quantity={typed} look="sign" check={() => basket.check(id)} />
      </span>
      <div className={styles.problem}>
        <FieldError id={errorId} error={problem && quantityMessage(text, problem)} />
      </div>
    </>
  );
}
