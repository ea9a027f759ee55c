import { useRef, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './before-after-block.module.css';

type Props = Omit<BlockOf<'before_after'>, 'type'>;

/** Products stand right of the middle: the edge begins there, so that both can be seen. */
const START = 66;
const OVER_SIZES = '100vw';

/** Two pictures side by side; with scripts one over the other, and a native slider moves the edge between them. */
export const BeforeAfterBlock = island(Comparison, SideBySide);

function Comparison(props: Props) {
  const text = useTranslations();
  const isHydrated = useIsHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(START);
  if (!isHydrated) return <SideBySide {...props} />;
  const move = (value: number) => {
    setShare(value);
    frame.current?.style.setProperty('--edge', `${value}%`);
  };
  const { before, after, caption } = props;
  return (
    <figure className={`${styles.place} container`}>
      <div ref={frame} className={styles.over}>
        <Scene picture={before} sizes={OVER_SIZES} />
        <div className={styles.after}>
          <Scene picture={after} sizes={OVER_SIZES} />
        </div>
        <span className={styles.name}>{text('block.before')}</span>
        <span className={`${styles.name} ${styles.right}`}>{text('block.after')}</span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue={START}
          aria-label={text('block.compare')}
          aria-valuetext={text('block.compare_share', { share: `${100 - share}\u00a0%` })}
          onInput={({ currentTarget }) => move(currentTarget.valueAsNumber)}
        />
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function SideBySide({ before, after, caption }: Props) {
  const text = useTranslations();
  return (
    <figure className={`${styles.place} container`}>
      <div className={styles.pair}>
        {([before, after] as const).map((picture, index) => (
          <div key={picture.url} className={styles.half}>
            <Scene picture={picture} sizes="(width <= 768px) 100vw, 60vw" />
            <span className={styles.name}>{text(index === 0 ? 'block.before' : 'block.after')}</span>
          </div>
        ))}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
