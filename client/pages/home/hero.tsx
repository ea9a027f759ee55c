import { ArrowLeft, ArrowRight } from 'lucide';
import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import { PriceTag } from '#client/components/price/price-tag.tsx';
import { productLink } from '#client/components/product-card/product-link.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Slide } from '#shared/contract/home.ts';
import { Announcement } from '#client/ui/live-region/announcement.tsx';
import styles from './hero.module.css';
import './hero-focus.css';

/** The picture is cropped (object-fit: cover): in portrait format it renders wider than its box. */
const ROOM_SIZES = '(width <= 1088px) 165vw, max(100vw, min(101rem, 180vh))';

export const Hero = island(HeroContent);

function HeroContent({ slides }: { slides: Slide[] }) {
  const text = useTranslations();
  const [index, setIndex] = useState(0);
  const slide = slides[index];
  if (!slide) return null;
  const { product, picture, focus } = slide;
  const show = (step: number) => setIndex((index + step + slides.length) % slides.length);
  const isDark = picture?.tone === 'dark';
  const controls = slides.length > 1 && (
    <div className={styles.controls}>
      <button type="button" onClick={() => show(-1)}>
        <Icon of={ArrowLeft} />
        <span className="hidden">{text('slider.previous')}</span>
      </button>
      <p className="figures">{text('slider.position', { position: index + 1, count: slides.length })}</p>
      <Announcement text={`${slide.title} ${slide.text}`} />
      <button type="button" onClick={() => show(1)}>
        <Icon of={ArrowRight} />
        <span className="hidden">{text('slider.next')}</span>
      </button>
    </div>
  );
  return (
    <section
      className={`${styles.hero} ${picture ? styles.room : ''}`}
      aria-label={slides.length > 1 ? text('slider.role') : undefined}
    >
      <div className={`${styles.inner} container`}>
        <div className={styles.words} {...(isDark && { 'data-ground': 'ink' })}>
          <h1 className={styles.title}>{slide.title}</h1>
          <p className={styles.text}>{slide.text}</p>
          <ButtonLink href={slide.link.url} icon={ArrowRight}>
            {slide.link.label}
          </ButtonLink>
          {!isDark && controls}
        </div>
        {isDark && controls}
        {picture && (
          // The policy of pages allows no inline styles: the style sheet has a rule for each step of a point.
          <div
            className={styles.scene}
            data-tone={isDark ? 'dark' : undefined}
            data-x={focus?.wide.x}
            data-y={focus?.wide.y}
            data-narrow-x={focus?.narrow.x}
            data-narrow-y={focus?.narrow.y}
          >
            <Scene key={picture.url} picture={picture} sizes={ROOM_SIZES} priority={index === 0} />
          </div>
        )}
        {product && !picture && (
          <div className={styles.picture}>
            <DimensionedFigure
              drawing={product.drawing}
              name={product.name}
              pictures={[product.cover]}
              priority
            />
          </div>
        )}
        {product && <Caption product={product} />}
      </div>
    </section>
  );
}

function Caption({ product }: { product: NonNullable<Slide['product']> }) {
  const page = usePage();
  return (
    <a className={styles.caption} href={productLink(product, page).url}>
      <b>{product.name}</b>
      <span className={styles.subtitle}>{product.subtitle}</span>
      <PriceTag price={product.price} />
      <Icon of={ArrowRight} size="small" />
    </a>
  );
}
