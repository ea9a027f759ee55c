import { ArrowLeft } from 'lucide';
import { useState } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { DimensionDrawingSection } from '#client/components/dimension-drawing/dimension-drawing-section.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { formatFigure } from '#shared/domain/price.ts';
import { presentModel } from './frame-camera.ts';
import { ColourChoice } from './colour-choice.tsx';
import { ModelControls } from './model-controls.tsx';
import { ModelStage } from './model-stage.tsx';
import { ModelViewer } from './model-viewer.tsx';
import { Elsewhere, Launch } from './placement.tsx';
import type { ArView, ProductArData } from './product-ar-load.ts';
import { useModel } from './use-model.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import styles from './product-ar-page.module.css';

export function Page({ data }: { data: ProductArData }) {
  const text = useTranslations();
  const { match } = usePage();
  const [colour, setColour] = useState(data.chosen);
  const [turns, setTurns] = useState(false);
  const isStill = useReducedMotion();
  const view = viewOf(data, colour);
  const [model, attach] = useModel(view.glb, text('ar.announcements'), (viewer) => {
    void presentModel(viewer, { ...data.drawing, placement: data.placement }, isStill);
  });
  const isTurning = turns && !isStill;
  const choose = (next: ArView) => {
    setColour(next.colour);
    history.replaceState(history.state, '', match.pathname + next.query);
  };
  return (
    <>
      <div className={styles.top}>
        <div className={styles.scene}>
          <ModelStage
            data={data}
            colour={view.colour}
            model={model}
            controls={
              <ModelControls model={model} isTurning={isTurning} isStill={isStill} onTurn={setTurns} />
            }
          >
            {model.hasViewer && (
              <ModelViewer
                key={model.attempt}
                data={data}
                view={view}
                attempt={model.attempt}
                isTurning={isTurning}
                isStill={isStill}
                ref={attach}
              />
            )}
          </ModelStage>
          <div className={styles.below}>
            <ColourChoice views={data.views} chosen={view} path={match.pathname} onChoose={choose} />
            <Launch placement={data.placement} model={model} />
            <p className={styles.help} data-print="no">
              {text('ar.help')}
            </p>
          </div>
        </div>
        <div className={styles.panel}>
          <p className={styles.back}>
            <a href={data.productPath + view.query}>
              <Icon of={ArrowLeft} size="small" />
              {text('ar.back', { name: data.name })}
            </a>
          </p>
          <h1>{data.name}</h1>
          <p className={styles.subtitle}>{data.subtitle}</p>
          <p className={styles.lead}>{text(`ar.lead_${data.placement}`)}</p>
          <Measures data={data} />
          <Elsewhere name={data.name} view={view} model={model} />
        </div>
      </div>
      <DimensionDrawingSection product={data} model={data.model} />
    </>
  );
}

function Measures({ data: { model } }: { data: ProductArData }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  return (
    <dl className={styles.measures}>
      {(['width', 'height', 'depth'] as const).map((side) => (
        <div key={side}>
          <dt>{text(`product.${side}`)}</dt>
          <dd className="figures">
            {formatFigure(model[side], locale)} <small>mm</small>
          </dd>
        </div>
      ))}
      {model.label && (
        <div>
          <dt>{text('product.size')}</dt>
          <dd className="figures">{model.label}</dd>
        </div>
      )}
    </dl>
  );
}

/** @throws Error for a product without views, which the loader excludes */
function viewOf({ views }: ProductArData, colour: string): ArView {
  const view = views.find((candidate) => candidate.colour === colour) ?? views[0];
  if (!view) throw new Error('There is no model to show.');
  return view;
}
