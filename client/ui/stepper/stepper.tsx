import styles from './stepper.module.css';

type StepperProps = {
  /** What the steps lead to. */
  label: string;
  steps: readonly { title: string; href?: string }[];
  /** Counted from zero. */
  current: number;
  /** "Step 2 of 4", in the page's language. */
  place: (step: number, steps: number) => string;
  /** "done". */
  done: string;
};

/** Where one stands in a task of several pages. Those done are links back; those to come cannot be jumped to. */
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
