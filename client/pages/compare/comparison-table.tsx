import { X } from 'lucide';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { choose } from '#client/components/comparison/choice.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { productLink } from '#client/components/product-card/product-link.ts';
import { Swatches } from '#client/components/swatches/swatches.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { comparedQuery } from '#shared/domain/compared-ids.ts';
import type { ComparedProduct } from './compare-load.ts';
import { ComparedFigure, frameFor } from './compared-figure.tsx';
import { differs, type ComparisonRow } from './comparison-rows.ts';
import styles from './comparison-table.module.css';

type ComparisonTableProps = {
  products: readonly ComparedProduct[];
  rows: readonly ComparisonRow[];
  onlyDifferences: boolean;
};

/** One column per product, one row per property; both headers are sticky. */
export function ComparisonTable({ products, rows, onlyDifferences }: ComparisonTableProps) {
  const text = useTranslations();
  const page = usePage();
  const frame = frameFor(products);
  const shown = rows.filter((row) => !onlyDifferences || differs(row));
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('compare.table')}>
      <table className={styles.table} data-columns={products.length}>
        <caption className="hidden">
          {text('compare.caption', { names: products.map(({ name }) => name).join(', ') })}
        </caption>
        <thead>
          <tr className={styles.pictures}>
            <th scope="row" className={styles.corner}>
              <span className="hidden">{text('compare.view')}</span>
            </th>
            {products.map((product) => (
              <td key={product.id}>
                <ComparedFigure product={product} frame={frame} />
              </td>
            ))}
          </tr>
          <tr className={styles.names}>
            <th scope="col" className={styles.corner}>
              <span className="hidden">{text('compare.property')}</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <a href={productLink(product, page).url}>{product.name}</a>
                <RemoveLink product={product} products={products} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => (
            <tr key={place} data-differs={(products.length > 1 && differs(row)) || undefined}>
              <th scope="row">{row.label}</th>
              {products.map((product, index) => (
                <td key={product.id}>
                  <Value row={row} product={product} value={row.values[index] ?? null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className={styles.same}>{text('compare.all_same')}</p>}
    </div>
  );
}

type ValueProps = { row: ComparisonRow; product: ComparedProduct; value: string | null };

function Value({ row, product, value }: ValueProps) {
  const text = useTranslations();
  const { energy } = product;
  if (row.kind === 'price') return <PriceTag price={product.price} />;
  const { scale } = energy;
  if (row.kind === 'energy' && energy.applicable && value && scale)
    return value.split(', ').map((name) => <EnergyArrow key={name} energyClass={name} scale={scale} />);
  if (value === null) return <span className={styles.unknown}>{text('compare.unknown')}</span>;
  if (row.kind === 'colours') {
    return (
      <>
        <div aria-hidden="true">
          <Swatches colours={product.colours} />
        </div>
        <span className={styles.colours}>{value}</span>
      </>
    );
  }
  return value;
}

/** Links to the comparison without this product, and updates the browser's stored selection. */
function RemoveLink({
  product,
  products,
}: Pick<ComparisonTableProps, 'products'> & { product: ComparedProduct }) {
  const text = useTranslations();
  const href = useHref();
  const others = products.filter(({ id }) => id !== product.id).map(({ id }) => id);
  return (
    <a
      href={href('compare') + comparedQuery(others)}
      className={styles.remove}
      onClick={() => choose(product.id, false)}
      rel="nofollow"
      data-print="no"
    >
      <Icon of={X} size="small" />
      <span className="hidden">{text('compare.remove', { name: product.name })}</span>
    </a>
  );
}
