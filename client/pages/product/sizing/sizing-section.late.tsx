import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
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
  // The story shows the last picture, and the signature line opens with the first.
  const room = !product.signature && product.rooms.length > 1 && product.rooms[0];
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
        {!advice && room && (
          <div className={styles.room}>
            <Scene picture={room} sizes="(max-width: 1088px) 1px, 50vw" />
          </div>
        )}
        {advice && <SizingResult product={product} question={question} advice={advice} chosen={chosen} />}
      </div>
    </section>
  );
}
