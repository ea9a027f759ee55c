import styles from './stepper.module.css';

type StepperProps = {
  label: string;
  steps: readonly { title: string; href?: string }[];
  /** Counted from zero. */
  current: number;
  place: (step: number, steps: number) => string;
  done: string;
};

/** Progress through a task of several pages. Completed steps are links; later steps are not. */
export function Stepper({ label, steps, current, place, done }: StepperProps) {
  return (
    <nav className={styles.stepper} aria-label={label}>
      <p className={styles.place}>{place(current + 1, steps.length)}</p>
      <ol>
        {steps.map(({ title, href }, index) => {
          const isDone = index < current;
          const isCurrent = index === current;
          return (
            <li key={index} className={isDone ? styles.done : isCurrent ? styles.current : undefined}>
              {isDone && href ? (
                <a href={href}>
                  {title} <span className="hidden">({done})</span>
                </a>
              ) : (
                <span aria-current={isCurrent ? 'step' : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
