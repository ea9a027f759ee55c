import { Shapes } from '#client/components/drawing/elevation.tsx';
import type { DimensionDrawingElement } from '#shared/drawing/dimension-drawing-element.ts';
import styles from './dimension-drawing.module.css';

type DrawingElementsProps = { elements: readonly DimensionDrawingElement[]; colour?: string };

export function DrawingElements({ elements, colour = '' }: DrawingElementsProps) {
  return elements.map((element, index) => <Element key={index} element={element} colour={colour} />);
}

function Element({ element, colour }: { element: DimensionDrawingElement; colour: string }) {
  switch (element.kind) {
    case 'elevation':
      return <Shapes shapes={element.shapes} colour={colour} x={element.x} y={element.y} outline />;
    case 'view':
      return (
        <rect
          className={styles.line}
          x={element.x}
          y={element.y}
          width={element.width}
          height={element.height}
          rx={6}
        />
      );
    case 'fixing':
    case 'badge':
      return <circle className={styles[element.kind]} cx={element.x} cy={element.y} r={element.r} />;
    case 'figure':
    case 'name':
    case 'number':
      return (
        <text
          className={styles[element.kind]}
          fontSize={element.size}
          textAnchor={element.anchor}
          transform={`translate(${element.x} ${element.y})${element.upright ? ' rotate(-90)' : ''} translate(0 ${element.shift})`}
        >
          {element.text}
        </text>
      );
    default:
      return <path className={styles[element.kind]} d={element.d} />;
  }
}
