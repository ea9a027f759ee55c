import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide';
import { useState, type ComponentType } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Product } from '#shared/contract/product.ts';
import type { VariantChoice } from '../use-variant.ts';
import type { GalleryViewerProps } from './gallery-viewer.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './gallery.module.css';
import { SlideContent } from './slide-content.tsx';
import { slidesOf } from './slides.ts';
import { slideId, Thumbnails } from './thumbnails.tsx';
import { useTrack } from './use-track.ts';

type GalleryProps = {
  product: Product;
  choice: VariantChoice;
  /** True when the first picture is the largest element of the page. */
  priority?: boolean;
};

/** Width of a slide, beside the variant selection in wide windows. */
const SIZES = '(max-width: 1088px) 100vw, 58vw';

/**
 * Slides of a product. Without scripts the box scrolls and the thumbnails are anchor links. The full-screen viewer is
 * loaded on demand.
 */
export const Gallery = island(GalleryContent, FirstPicture);

function FirstPicture({ product, choice }: GalleryProps) {
  return (
    <div className={styles.gallery}>
      <SlideContent
        slide={{ kind: 'front', label: product.name }}
        product={product}
        choice={choice}
        sizes={SIZES}
      />
    </div>
  );
}

function GalleryContent({ product, choice, priority = false }: GalleryProps) {
  const text = useTranslations();
  const slides = slidesOf(product, choice.variant.colour.value, text);
  const { ref, current, go, turn, onScroll, onKeyDown } = useTrack(slides.length);
  const hasView = slides.length > 1 || product.pictures.length > 0;
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null);
  const open = async () => {
    const { GalleryViewer } = await import('./gallery-viewer.tsx');
    setViewer(() => GalleryViewer);
  };
  const close = (last: number) => {
    setViewer(null);
    go(last);
  };
  return (
    <div className={styles.gallery} role="group" aria-label={text('gallery.label', { name: product.name })}>
      <div className={styles.frame}>
        {/* The keys scroll the focused box by slides instead of pixels. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={ref}
          className={styles.track}
          tabIndex={0}
          role="region"
          aria-label={text('gallery.views', { name: product.name })}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          <ul>
            {slides.map((slide, index) => (
              <li key={index} id={slideId(index)} className={styles[slide.kind]}>
                <SlideContent
                  slide={slide}
                  product={product}
                  choice={choice}
                  sizes={SIZES}
                  priority={priority && index === 0}
                />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.controls} data-print="no">
          {slides.length > 1 && (
            <>
              <button type="button" onClick={() => turn(-1)}>
                <Icon of={ChevronLeft} />
                <span className="hidden">{text('gallery.previous')}</span>
              </button>
              <Spoken
                className="figures"
                text={text('gallery.position', { position: current + 1, count: slides.length })}
              />
              <button type="button" onClick={() => turn(1)}>
                <Icon of={ChevronRight} />
                <span className="hidden">{text('gallery.next')}</span>
              </button>
            </>
          )}
          {hasView && (
            <button type="button" className={styles.open} onClick={() => void open()}>
              <Icon of={Maximize2} size="small" />
              {text('gallery.open')}
            </button>
          )}
        </div>
      </div>
      {slides.length > 1 && (
        <Thumbnails slides={slides} product={product} choice={choice} current={current} onChoose={go} />
      )}
      {Viewer && <Viewer slides={slides} first={current} product={product} choice={choice} onClose={close} />}
    </div>
  );
}
