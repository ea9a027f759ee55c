import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import type { Part } from '#shared/contract/spare-part.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { AlertMe } from './alert-me.tsx';
import { Availability, canBeBought } from './availability.tsx';
import { AddOne } from './cart-form.tsx';
import { NamedProducts } from './named-products.tsx';
import { ReplacementNote } from './replacement-note.tsx';
import { useBuyer } from './use-buyer.ts';
import { yearsText } from './years-text.ts';
import styles from './part-list.module.css';

export function PartList({ parts, caption }: { parts: readonly Part[]; caption: string }) {
  const text = useTranslations();
  const href = useHref();
  const isBuyer = useBuyer();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table className={styles.table}>
        <caption className="hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text('parts.reference')}</th>
            <th scope="col">{text('parts.part')}</th>
            <th scope="col">{text('parts.fits')}</th>
            <th scope="col">{text('parts.drawing_column')}</th>
            <th scope="col" className={styles.figure}>
              {text('parts.price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.element_id}>
              <td className={`${styles.reference} figures`}>
                {part.reference}
                {part.old_references.length > 0 && (
                  <small>{text('parts.formerly', { references: part.old_references.join(', ') })}</small>
                )}
              </td>
              <th scope="row">
                <b>{part.name}</b>
                <span>
                  <Availability part={part} />
                </span>
                {part.replacement && <ReplacementNote replacement={part.replacement} />}
              </th>
              <td>
                <Fits part={part} />
              </td>
              <td>
                {part.schema?.position && (
                  <a
                    className={styles.schema}
                    href={`${href('accessories_schema', { category: part.schema.category, slug: part.schema.slug })}#${rowAnchor(part.schema.position)}`}
                  >
                    {text('parts.schema_link', {
                      name: part.schema.title,
                      position: part.schema.position,
                    })}
                  </a>
                )}
              </td>
              <td className={styles.figure}>
                {part.price && part.status !== 'obsolete' && <PriceTag price={part.price} />}
                {isBuyer && canBeBought(part) && <AddOne part={part} />}
                <AlertMe part={part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Fits({ part }: { part: Part }) {
  const text = useTranslations();
  const years = part.kind === 'spare' ? yearsText(text, part) : '';
  return (
    <span className={styles.fits}>
      <span>
        <NamedProducts products={part.products} total={part.products_total} />
      </span>
      {years && <small className="figures">{years}</small>}
    </span>
  );
}
