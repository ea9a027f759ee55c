import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Part } from '#shared/contract/spare-part.ts';

type NamedProductsProps = {
  products: readonly Pick<Part['products'][number], 'id' | 'name' | 'canonical'>[];
  /** Includes products that are not named. */
  total: number;
};

/** Products that a part fits: the first few by name, the others as a count. */
export function NamedProducts({ products, total }: NamedProductsProps) {
  const text = useTranslations();
  const { target } = usePage().site;
  return (
    <>
      {products.map((product, index) => (
        <span key={product.id}>
          {index > 0 && ', '}
          <a href={product.canonical[target]}>{product.name}</a>
        </span>
      ))}
      {total > products.length && ` ${text('parts.and_others', { count: total - products.length })}`}
    </>
  );
}
