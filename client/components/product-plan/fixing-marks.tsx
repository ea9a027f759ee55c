import { usePage } from '#client/app/page-context.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { Dimension } from './dimension.tsx';
import styles from './plan-drawing.module.css';
import type { PlanLayout, PlanModel } from './plan-layout.ts';

type FixingMarksProps = { plan: PlanLayout; model: PlanModel; floorDistance: number };

/** Where it is fixed: a dot each, how far they are from each other, from the edge and from the floor. */
export function FixingMarks({ plan, model, floorDistance }: FixingMarksProps) {
  const { locale } = usePage().site;
  const { fixings, front, side, text: size, floorLine, beforeSide } = plan;
  if (!fixings) return null;
  const { columns, rows, below, dot } = fixings;
  const figure = (value: number) => formatFigure(value, locale);
  const [left = 0, right = left] = [columns[0], columns.at(-1)];
  const [upper = 0, lower = upper] = [rows[0], rows.at(-1)];
  const ground = floorLine ? plan.floor : front.y + model.height;
  const toGround = model.height - lower + (floorLine ? floorDistance : 0);
  return (
    <>
      {model.fixings.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.dot} cx={front.x + x} cy={front.y + y} r={dot} />
      ))}
      {rows.map((y) => (
        <circle key={y} className={styles.dot} cx={side.x + model.depth} cy={front.y + y} r={dot} />
      ))}
      <Dimension
        from={[front.x, below]}
        to={[front.x + left, below]}
        text={figure(left)}
        size={size}
        isBeside
      />
      {right > left && (
        <Dimension
          from={[front.x + left, below]}
          to={[front.x + right, below]}
          text={figure(right - left)}
          size={size}
        />
      )}
      {lower > upper && (
        <Dimension
          from={[beforeSide, front.y + upper]}
          to={[beforeSide, front.y + lower]}
          text={figure(lower - upper)}
          size={size}
        />
      )}
      <Dimension
        from={[beforeSide, front.y + lower]}
        to={[beforeSide, ground]}
        text={figure(toGround)}
        size={size}
      />
    </>
  );
}
