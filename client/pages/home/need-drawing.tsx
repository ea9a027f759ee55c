import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';

const FRAME = { width: 1400, height: 1250 };
const WINDOW =
  'M0 0H760V640H0ZM40 40H360V600H40ZM400 40H720V600H400ZM-40 640H800V690H-40ZM120 780H640V1130H120Z';
const SIZES: Record<string, { width: number; height: number }> = {
  fins: { width: 1000, height: 580 },
  'tank-vertical': { width: 530, height: 1000 },
  ladder: { width: 500, height: 1150 },
  'ventilation-box': { width: 620, height: 520 },
};

export function NeedDrawing({ name }: { name: string }) {
  const size = SIZES[name];
  return (
    <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden="true" className={drawingStyles.drawing}>
      {size ? (
        <Elevation
          drawing={{ design: name, colour: '', ...size }}
          x={10}
          y={FRAME.height - size.height - 10}
          outline
        />
      ) : (
        <g transform="translate(60 110)" className={drawingStyles.outline}>
          <path d={WINDOW} className={`${drawingStyles.shape} ${drawingStyles.line}`} />
        </g>
      )}
    </svg>
  );
}
