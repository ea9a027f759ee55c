import { useEffect, useRef, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { startPausableTimer } from '#client/app/browser/start-pausable-timer.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PostForm } from '#client/components/post-form/post-form.tsx';
import { SubmitButton } from '#client/components/post-form/submit-button.tsx';
import { Banner } from '#client/ui/banner/banner.tsx';
import styles from './worksites.module.css';

type UndoBannerProps = { intent: 'restore' | 'restore-room'; number: number };

const SHOWN_MS = 10_000;

/**
 * Offers to restore a deleted item for ten seconds; hover and focus pause the timer. Without scripts it stays visible.
 */
export const UndoBanner = island(UndoBannerContent);

function UndoBannerContent({ intent, number }: UndoBannerProps) {
  const text = useTranslations();
  const [isOver, setIsOver] = useState(false);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isPaused = () => document.hidden || banner.current?.matches(':hover, :focus-within') === true;
    return startPausableTimer(SHOWN_MS, isPaused, () => setIsOver(true));
  }, []);
  if (isOver) return null;
  const deleted = text(intent === 'restore' ? 'worksites.deleted' : 'worksites.room_deleted');
  return (
    <div ref={banner} className={styles.undo}>
      <Banner spoken={deleted}>
        <p>{deleted}</p>
        <PostForm labels={{}} formName="undo">
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="number" value={number} />
          <SubmitButton kind="secondary">{text('worksites.undo')}</SubmitButton>
        </PostForm>
      </Banner>
    </div>
  );
}
