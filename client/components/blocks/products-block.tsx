import { ElevationStrip } from '#client/components/elevation-strip/elevation-strip.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import styles from './products-block.module.css';

export function ProductsBlock({ title, products }: { title: string; products: ProductCard[] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.products}>
      <h2 className="container">{title}</h2>
      <ElevationStrip products={products} />
    </section>
  );
}
