import { Rotate3d, RotateCw } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { prefersSaveData } from '#client/app/router/prefers-save-data.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { Button } from '#client/ui/button/button.tsx';
import type { ProductArData } from './product-ar-load.ts';
import type { Model } from './use-model.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './model-stage.module.css';

type ModelStageProps = {
  data: ProductArData;
  colour: string;
  model: Model;
  controls: ReactNode;
  children: ReactNode;
};

/**
 * A wall and a floor with the product's picture and dimensions, replaced by the model (`children`) once it is loaded.
 */
export const ModelStage = island(ModelStageContent);

function ModelStageContent({ data, colour, model, controls, children }: ModelStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { start, state } = model;
  useStartWhenSeen(stage, state === 'still', start);
  return (
    <div
      className={styles.stage}
      data-state={state}
      data-shown={model.isShown}
      data-placement={data.placement}
      ref={stage}
    >
      <div className={styles.poster}>
        <DimensionedFigure
          drawing={{ ...data.drawing, colour }}
          name={data.name}
          pictures={data.pictures}
          priority
        />
      </div>
      {children}
      <div className={styles.bar}>
        {controls}
        <StageNotice model={model} />
      </div>
    </div>
  );
}

/** Status and actions until the model is shown. */
function StageNotice({ model: { state, progress, start } }: { model: Model }) {
  const text = useTranslations();
  return (
    <div className={styles.notice}>
      {state === 'still' && (
        <Button kind="secondary" icon={Rotate3d} data-late onClick={start}>
          {text('ar.show')}
        </Button>
      )}
      {state === 'loading' && (
        <label className={styles.progress}>
          {text('ar.loading')}
          <progress value={progress} max={1} />
        </label>
      )}
      {(state === 'failed' || state === 'unable') && <Spoken text={text(`ar.${state}`)} atMount />}
      {state === 'failed' && (
        <Button kind="secondary" icon={RotateCw} onClick={start}>
          {text('ar.retry')}
        </Button>
      )}
      <noscript>
        <p>{text('ar.no_script')}</p>
      </noscript>
    </div>
  );
}

/** Loads the model when it scrolls into view, unless the visitor has enabled save-data: then a button loads it. */
function useStartWhenSeen(stage: React.RefObject<HTMLElement | null>, isWaiting: boolean, start: () => void) {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const element = stage.current;
    if (!element || !isWaiting || prefersSaveData()) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) latest.current();
    });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [stage, isWaiting]);
}
