export type Column = {
  id: string;
  title: string;
  /** Digits after the point. */
  digits: number;
  /** It is printed, and not in the report. */
  isPrintedOnly?: boolean;
};

/** A limit of the figures of a column in the rows whose name matches, inclusive. */
export type Goal = { row: RegExp; column: string; min?: number; max?: number };

/** The columns and goals of a measured table. */
export type PerformanceTable = {
  columns: readonly Column[];
  goals: readonly Goal[];
  /** Rows in the report; all by default. */
  reportedRows?: RegExp;
  /** The figures do not depend on the runtime: the last run replaces those on other runtimes. */
  isOfBuild?: true;
};

/** Formats a figure; `–` where it is missing. */
export function formatFigure({ digits }: Column, figure: number | undefined): string {
  return figure === undefined
    ? '–'
    : figure.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Returns whether a figure is within its goal. A missing figure is not. */
export function isReached({ min = -Infinity, max = Infinity }: Goal, figure: number | undefined): boolean {
  return figure !== undefined && figure >= min && figure <= max;
}

/** Describes a goal with the title of its column, such as `of raw ≥ 0.6`. */
export function describeGoal({ columns }: PerformanceTable, goal: Goal): string {
  const title = columns.find(({ id }) => id === goal.column)?.title ?? goal.column;
  return `${title} ${describeLimit(goal)}`;
}

/** Describes the limit of a goal, such as `≥ 0.6`. */
export function describeLimit({ min, max }: Goal): string {
  return min === undefined ? `≤ ${max}` : `≥ ${min}`;
}

/** Describes the goals that are not reached, one sentence each. */
export function findMissedGoals(
  table: PerformanceTable,
  rows: Readonly<Record<string, Readonly<Record<string, number>>>>,
): string[] {
  return Object.entries(rows).flatMap(([name, figures]) =>
    table.goals
      .filter((goal) => goal.row.test(name) && !isReached(goal, figures[goal.column]))
      .map((goal) => `${name}: ${figures[goal.column]?.toPrecision(3)}, goal: ${describeGoal(table, goal)}`),
  );
}
