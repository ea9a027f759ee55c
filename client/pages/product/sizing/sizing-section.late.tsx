import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Product } from '#shared/contract/product.ts';
import type { Sizing } from '#shared/domain/sizing/read-sizing.ts';
import { SizingForm } from './sizing-form.tsx';
import { SIZING_ID } from './sizing-id.ts';
import { SizingResult } from './sizing-result.tsx';
import styles from './sizing.module.css';

type SizingSectionProps = {
  product: Product;
  sizing: Sizing;
  /** Reference of the variant in the address, which stays chosen. */
  chosen: string | null;
};

/** A short form about the room or the house, sent in the address, and the size for it with its cost in a year. */
export function Part({ product, sizing, chosen }: SizingSectionProps) {
  const text = useTranslations();
  const { question, advice } = sizing;
  return (
    <section
      id={SIZING_ID}
      className={styles.section}
      aria-labelledby="sizing-title"
      {...(!advice && { 'data-print': 'no' })}
    >
      <div className="grid container">
        <div className={styles.question}>
          <h2 id="sizing-title">{text(`sizing.title_${question}`)}</h2>
          <p>{text(`sizing.text_${question}`)}</p>
          <SizingForm sizing={sizing} chosen={chosen} />
        </div>
        {advice && <SizingResult product={product} question={question} advice={advice} chosen={chosen} />}
      </div>
    </section>
  );
}
