import type { ComponentProps, ComponentType, KeyboardEvent, Ref } from 'react';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { FIRST_FIELD_OF_VIEW } from './frame-camera.ts';
import { FIELD_OF_VIEW, moveCamera, moveOfKey } from './move-camera.ts';
import type { ArView, ProductArData } from './product-ar-load.ts';
import { SceneDimensions } from './scene-dimensions.tsx';
import studioUrl from './studio.hdr?url';
import type { ViewerElement } from './viewer-element.ts';
import styles from './model-stage.module.css';

type ModelViewerProps = {
  data: ProductArData;
  view: ArView;
  attempt: number;
  isTurning: boolean;
  isStill: boolean;
  ref: Ref<ViewerElement>;
};

type Attributes = Pick<ComponentProps<'div'>, 'className' | 'children'> & {
  ref: Ref<ViewerElement>;
  src: string;
  alt: string;
  ar: boolean;
  a11y: string;
  loading: 'eager';
  onKeyDown: (event: KeyboardEvent<ViewerElement>) => void;
  [name: `${string}-${string}`]: string | number | boolean;
};

/** React renders a string component as a custom element with these attributes. */
const Viewer = 'model-viewer' as unknown as ComponentType<Attributes>;

const DAMPING_MS = 60;

/**
 * The `model-viewer` element. The model has its real size and cannot be scaled in AR; auto-rotation affects the page
 * view only.
 */
export function ModelViewer({ data, view, attempt, isTurning, isStill, ref }: ModelViewerProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  const { width, height, depth } = data.drawing;
  const size = { width: figure(width), height: figure(height), depth: figure(depth) };
  const handleKey = (event: KeyboardEvent<ViewerElement>) => {
    const move = moveOfKey(event.key);
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveCamera(event.currentTarget, move, { atOnce: isStill });
  };
  return (
    <Viewer
      ref={ref}
      className={styles.viewer}
      // A failed download is cached, so a retry needs another URL.
      src={attempt > 1 ? `${view.glb}?attempt=${attempt}` : view.glb}
      // Lazy loading would wait for the next intersection when the visitor selects another colour.
      loading="eager"
      ios-src={view.usdz}
      alt={text('ar.alt', { name: data.name, colour: view.label, ...size })}
      ar
      ar-modes={data.modes}
      ar-scale="fixed"
      ar-placement={data.placement}
      camera-controls
      field-of-view={`${FIRST_FIELD_OF_VIEW}deg`}
      min-camera-orbit="auto 35deg auto"
      max-camera-orbit="auto 105deg 200%"
      min-field-of-view={`${FIELD_OF_VIEW.nearest}deg`}
      max-field-of-view={`${FIELD_OF_VIEW.farthest}deg`}
      interpolation-decay={isStill ? 0 : DAMPING_MS}
      interaction-prompt="none"
      disable-pan
      disable-tap
      // The wheel scrolls the page; pinching zooms.
      disable-zoom={matchMedia('(hover: hover)').matches}
      touch-action="pan-y"
      auto-rotate={isTurning}
      auto-rotate-delay={0}
      rotation-per-second="24deg"
      environment-image={studioUrl}
      // A wall is farther from most of the product than the floor is from its feet.
      shadow-intensity={data.placement === 'wall' ? 1.8 : 1}
      shadow-softness={data.placement === 'wall' ? 0.65 : 0.85}
      // Colours as the cut-outs show them: other curves darken or grey them.
      tone-mapping="linear"
      a11y={JSON.stringify(viewNames(text))}
      onKeyDown={handleKey}
    >
      {/* Hides the built-in button and progress bar: the page has its own. */}
      <span slot="ar-button" hidden />
      <span slot="progress-bar" hidden />
      <SceneDimensions drawing={data.drawing} placement={data.placement} isHidden={isTurning} />
    </Viewer>
  );
}

/** Screen reader announcements while the model turns. */
function viewNames(text: Translate): Record<string, string> {
  const sides = (['front', 'right', 'back', 'left'] as const).map(
    (side) => [side, text(`ar.view_${side}`)] as const,
  );
  return Object.fromEntries([
    ...sides,
    ...sides.map(([side, view]) => [`upper-${side}`, text('ar.view_upper', { view })]),
    ...sides.map(([side, view]) => [`lower-${side}`, text('ar.view_lower', { view })]),
    ['interaction-prompt', text('ar.keys')],
  ]);
}
