import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { Piece } from './piece.tsx';
import styles from './pieces.module.css';

export function Pieces({ title, products }: { title: string; products: ProductCard[] }) {
  const text = useTranslations();
  if (products.length === 0) return null;
  return (
    <section className={`${styles.pieces} container`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p>{text('signature.same_scale')}</p>
      </div>
      <ul className={styles.list}>
        {products.map((product) => (
          <Piece key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}
