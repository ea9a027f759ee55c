import { ArrowLeft, ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Spoken } from '../live-region/spoken.tsx';
import styles from './carousel.module.css';
import { useSlides } from './use-slides.ts';

type CarouselProps = {
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
  labels: {
    /** Role descriptions for screen readers. */
    carousel: string;
    slide: string;
    previous: string;
    next: string;
    /** "2 of 6", "1 to 3 of 6". */
    place: (first: number, last: number, slides: number) => string;
  };
};

/** A row of slides wider than its container. The browser scrolls it; it never moves automatically. */
export function Carousel({ label, slides, labels }: CarouselProps) {
  const { row, visible, show } = useSlides();
  const count = slides.length;
  return (
    <section className={styles.carousel} aria-roledescription={labels.carousel} aria-label={label}>
      {/* The browser scrolls the focused list with the arrow keys. */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label}>
        {slides.map(({ key, content }, index) => {
          const place = labels.place(index + 1, index + 1, count);
          return (
            <li key={key} aria-roledescription={labels.slide} aria-label={place}>
              {content}
            </li>
          );
        })}
      </ul>
      <div className={styles.tools}>
        <Spoken className="figures" text={labels.place(visible.first + 1, visible.last + 1, count)} />
        <IconButton
          icon={ArrowLeft}
          label={labels.previous}
          aria-disabled={visible.isStart}
          onClick={() => show(Math.max(visible.first - 1, 0))}
        />
        <IconButton
          icon={ArrowRight}
          label={labels.next}
          aria-disabled={visible.isEnd}
          onClick={() => show(Math.min(visible.first + 1, count - 1))}
        />
      </div>
    </section>
  );
}
