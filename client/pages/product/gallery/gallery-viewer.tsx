import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PanButtons } from '#client/components/pan-buttons/pan-buttons.tsx';
import { useModal } from '#client/ui/dialog/use-modal.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Product } from '#shared/contract/product.ts';
import type { VariantChoice } from '../use-variant.ts';
import { LiveRegion } from '#client/ui/live-region/live-region.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './gallery-viewer.module.css';
import { SlideContent } from './slide-content.tsx';
import { turn, type Slide } from './slides.ts';
import { watchZoom, type ZoomControls } from './watch-zoom.ts';
import { STEP } from './zoom-state.ts';

export type GalleryViewerProps = {
  slides: readonly Slide[];
  first: number;
  product: Product;
  choice: VariantChoice;
  /** Called after the browser has restored the focus. */
  onClose: (last: number) => void;
};

const PAN_PX = 80;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
const FACTORS: Record<string, number> = { '+': STEP, '=': STEP, '-': 1 / STEP };

/** Full-window view of one slide. The native dialog handles Escape, focus and inertness. */
export const GalleryViewer = island(GalleryViewerContent);

function GalleryViewerContent({ slides, first, product, choice, onClose }: GalleryViewerProps) {
  const text = useTranslations();
  const dialog = useModal(true);
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const zoom = useRef<ZoomControls>(null);
  const [current, setCurrent] = useState(first);
  const [{ scale, max }, setZoom] = useState({ scale: 1, max: 1 });
  const go = (step: number) => setCurrent((index) => turn(index, step, slides.length));
  useEffect(() => {
    if (!frame.current || !content.current) return;
    const onSwipe = (step: number) => setCurrent((index) => turn(index, step, slides.length));
    const controls = watchZoom(frame.current, content.current, {
      onScale: (next, largest) => setZoom({ scale: next, max: largest }),
      onSwipe,
    });
    zoom.current = controls;
    return () => controls.stop();
  }, [current, slides.length]);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [by, factor] = [ARROWS[event.key], FACTORS[event.key]];
    if (!by && !factor && event.key !== '0') return;
    event.preventDefault();
    if (factor) zoom.current?.zoomBy(factor);
    else if (!by) zoom.current?.reset();
    else if (!zoom.current?.panBy({ x: by.x * PAN_PX, y: by.y * PAN_PX }) && by.x !== 0) go(-by.x);
  };
  const slide = slides[current];
  if (!slide) return null;
  return (
    // The shortcuts work anywhere in the dialog and duplicate its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={text('gallery.label', { name: product.name })}
      aria-describedby="gallery-keys"
      onClose={() => onClose(current)}
      onKeyDown={press}
    >
      <div ref={frame} className={styles.frame}>
        <div key={current} ref={content} className={styles.content}>
          <SlideContent
            slide={slide}
            product={product}
            choice={choice}
            sizes={`${Math.ceil(scale) * 100}vw`}
          />
        </div>
      </div>
      {scale > 1 && (
        <div className={styles.pan}>
          <PanButtons onPan={({ x, y }) => zoom.current?.panBy({ x: -x * PAN_PX, y: -y * PAN_PX })} />
        </div>
      )}
      <div className={styles.bar}>
        <Sign of={ChevronLeft} label={text('gallery.previous')} onPress={() => go(-1)} />
        <Spoken
          className="figures"
          text={`${text('gallery.position', { position: current + 1, count: slides.length })}, ${slide.label}`}
        >
          {text('gallery.position', { position: current + 1, count: slides.length })}
          <span className="hidden">, {slide.label}</span>
        </Spoken>
        <Sign of={ChevronRight} label={text('gallery.next')} onPress={() => go(1)} />
        <Sign
          of={ZoomOut}
          label={text('gallery.zoom_out')}
          isIdle={scale <= 1}
          onPress={() => zoom.current?.zoomBy(1 / STEP)}
        />
        <Spoken
          as="span"
          className="figures"
          text={text('gallery.scale', { percent: Math.round(scale * 100) })}
        />
        <Sign
          of={ZoomIn}
          label={text('gallery.zoom_in')}
          isIdle={scale >= max}
          onPress={() => zoom.current?.zoomBy(STEP)}
        />
        <p id="gallery-keys" className={styles.keys}>
          {text('gallery.keys')}
        </p>
        <LiveRegion />
        <Sign of={X} label={text('gallery.close')} onPress={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}

type SignProps = { of: typeof X; label: string; isIdle?: boolean; onPress: () => void };

/**
 * An idle button stays focusable: disabling it would move the focus out of the dialog, and the shortcuts would stop.
 */
function Sign({ of, label, isIdle = false, onPress }: SignProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
    >
      <Icon of={of} />
    </button>
  );
}
