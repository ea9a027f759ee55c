import { Maximize2, Minus, Plus } from 'lucide';
import { useRef, useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PanButtons, type PanStep } from '#client/components/pan-buttons/pan-buttons.tsx';
import { positionNumber, spotAnchor } from '#client/components/parts/position-number.ts';
import { useStore } from '#client/stores/store-context.ts';
import { IconButton } from '#client/ui/icon-button/icon-button.tsx';
import type { Eclate } from '#shared/contract/spare-part.ts';
import { placeCallouts } from '#shared/domain/callouts.ts';
import { rowAnchor } from '#shared/domain/part-paths.ts';
import { PickedPart } from './picked-part.tsx';
import type { Chosen } from './use-chosen.ts';
import { usePan } from './use-pan.ts';
import styles from './drawing.module.css';

type DrawingProps = { view: Eclate; chosen: Chosen };

/** In pixels of the drawing's picture. */
const MARGIN = 190;
const CIRCLE = 38;
const TARGET = 62;
const FROM_EDGE = 80;
/** Fraction of the visible drawing that one press of a pan button moves. */
const PAN_SHARE = 0.3;
const ZOOMS = [1, 1.5, 2, 3] as const;

/** The exploded view: the picture with a numbered link for each position in the margins and a line to the part. */
export const Drawing = island(DrawingPart);

function DrawingPart({ view, chosen }: DrawingProps) {
  const text = useTranslations();
  const { settings } = useStore();
  const [zoom, setZoom] = useState(0);
  const pan = usePan();
  const stage = useRef<HTMLDivElement>(null);
  const move = ({ x, y }: PanStep) => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    stage.current?.scrollBy({ left: x * clientWidth * PAN_SHARE, top: y * clientHeight * PAN_SHARE });
  };
  const { image } = view;
  const step = (by: number) => setZoom((now) => Math.min(ZOOMS.length - 1, Math.max(0, now + by)));
  return (
    <figure className={styles.figure}>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="region"
        aria-label={text('parts.drawing')}
        data-zoomed={zoom > 0 || undefined}
        {...pan}
      >
        <div
          className={styles.sheet}
          data-zoom={ZOOMS[zoom]}
          data-tall={image.height > image.width * 1.2 || undefined}
        >
          <svg
            viewBox={`${-MARGIN} 0 ${image.width + 2 * MARGIN} ${image.height}`}
            role="group"
            aria-label={image.alt}
          >
            <image href={mediaUrl(settings.mediaUrl, image.webp)} width={image.width} height={image.height} />
            {callouts(view).map((callout) => (
              <Callout key={callout.number} {...callout} chosen={chosen} />
            ))}
          </svg>
        </div>
      </div>
      <div className={styles.tools} data-print="no">
        <IconButton
          icon={Minus}
          label={text('parts.zoom_out')}
          disabled={zoom === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          icon={Plus}
          label={text('parts.zoom_in')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => step(1)}
        />
        <IconButton
          icon={Maximize2}
          label={text('parts.zoom_reset')}
          disabled={zoom === 0}
          onClick={() => setZoom(0)}
        />
        {zoom > 0 && <PanButtons onPan={move} />}
      </div>
      <PickedPart view={view} chosen={chosen} />
    </figure>
  );
}

type CalloutPlace = {
  number: string;
  name: string;
  position: string;
  spot: { x: number; y: number };
  at: { x: number; y: number };
};

/** One callout per number, even when several parts share it. */
function callouts({ hotspots, parts, image }: Eclate): CalloutPlace[] {
  const first = new Map(hotspots.toReversed().map((spot) => [positionNumber(spot.position), spot]));
  const names = new Map(parts.map((part) => [part.position, part.name]));
  return placeCallouts([...first.values()]).map(({ item, side, row, rows }) => ({
    number: positionNumber(item.position),
    name: names.get(item.position) ?? item.reference,
    position: item.position,
    spot: { x: item.x * image.width, y: item.y * image.height },
    at: {
      x: side === 'left' ? FROM_EDGE - MARGIN : image.width + MARGIN - FROM_EDGE,
      y: (image.height * (row + 0.5)) / rows,
    },
  }));
}

function Callout({ number, name, position, spot, at, chosen }: CalloutPlace & { chosen: Chosen }) {
  const side = at.x < spot.x ? 1 : -1;
  return (
    <a
      id={spotAnchor(number)}
      href={`#${rowAnchor(position)}`}
      className={styles.callout}
      data-chosen={chosen.number === number || undefined}
      aria-label={`${number} ${name}`}
      onPointerEnter={() => chosen.point(number)}
      onPointerLeave={() => chosen.point(null)}
      onFocus={() => chosen.point(number)}
      onBlur={() => chosen.point(null)}
    >
      <title>{name}</title>
      <circle className={styles.target} cx={at.x} cy={at.y} r={TARGET} />
      <line x1={at.x + side * CIRCLE} y1={at.y} x2={spot.x} y2={spot.y} />
      <circle className={styles.spot} cx={spot.x} cy={spot.y} r={7} />
      <circle className={styles.disc} cx={at.x} cy={at.y} r={CIRCLE} />
      <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
        {number}
      </text>
    </a>
  );
}
