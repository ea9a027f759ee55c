import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { TextBlock } from '#client/components/blocks/text-block.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { RichText } from '#shared/contract/rich-text.ts';
import styles from './band.module.css';

/** Width of what is seen of the piece, in millimetres. */
const CLOSE = 300;

/** A text beside a corner of the piece drawn close. */
export function Band({ nodes, drawing }: { nodes: RichText; drawing: DrawingData | undefined }) {
  return (
    <section className={styles.band}>
      {drawing && (
        <svg
          className={`${styles.detail} ${drawingStyles.drawing}`}
          viewBox={`${-CLOSE * 0.3} ${-CLOSE * 0.3} ${CLOSE} ${CLOSE}`}
          preserveAspectRatio="xMinYMin slice"
          aria-hidden="true"
        >
          <Elevation drawing={drawing} x={0} y={0} />
        </svg>
      )}
      <div className={styles.words}>
        <TextBlock nodes={nodes} />
      </div>
    </section>
  );
}
