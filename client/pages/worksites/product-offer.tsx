import { Check } from 'lucide';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { productLink } from '#client/components/product-card/product-link.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { ProductSize } from '#shared/contract/product-size.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './worksites.module.css';

export function ProductOffer({ offer, count }: { offer: ProductSize; count: number }) {
  const text = useTranslations();
  const page = usePage();
  const { product, model } = offer;
  const figure = (value: number) => formatFigure(value, page.site.locale);
  return (
    <li className={styles.offer}>
      <div className={styles.wall}>
        <ProductFigure
          drawing={product.drawing}
          name={product.name}
          locale={page.site.locale}
          cover={product.cover}
        />
      </div>
      <div>
        <h2>
          <TextLink href={productLink(product, page).url}>{`${product.name} ${model.label}`}</TextLink>
        </h2>
        <p className={styles.note}>{product.subtitle}</p>
        <p className={`${styles.note} figures`}>
          {`${product.reference}-${model.code} · ${figure(model.width)} × ${figure(model.height)} × ${figure(model.depth)}\u00a0mm`}
        </p>
      </div>
      <PostForm labels={{}} formName={`offer-${product.id}`}>
        <input type="hidden" name="intent" value="product" />
        <input type="hidden" name="product" value={product.id} />
        <input type="hidden" name="model" value={model.code} />
        <input type="hidden" name="quantity" value={count} />
        <SubmitButton kind="secondary" icon={Check}>
          {text('worksites.take', { count })}
          <span className="hidden"> {product.name}</span>
        </SubmitButton>
      </PostForm>
    </li>
  );
}
