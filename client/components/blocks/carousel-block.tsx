import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { Carousel } from '#client/ui/carousel/carousel.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './carousel-block.module.css';

export function CarouselBlock({ title, slides }: Omit<BlockOf<'carousel'>, 'type'>) {
  const text = useTranslations();
  return (
    <section className={`${styles.place} container`}>
      <h2>{title}</h2>
      <Carousel
        label={title}
        slides={slides.map(({ picture, caption }) => ({
          key: picture.url,
          content: (
            <figure>
              <div className={styles.frame}>
                <Scene picture={picture} sizes="(width <= 768px) 110vw, 40rem" />
              </div>
              <figcaption>{caption}</figcaption>
            </figure>
          ),
        }))}
        labels={{
          carousel: text('block.carousel'),
          slide: text('block.slide'),
          previous: text('block.previous'),
          next: text('block.next'),
          place: (first, last, count) =>
            text('block.place', { first: first === last ? String(first) : `${first}–${last}`, count }),
        }}
      />
    </section>
  );
}
