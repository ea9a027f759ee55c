/** Position in a file of a shop: line and column count from one; in a workbook they are row and column number. */
export type Position = { file: string; line: number; column: number };

/** An error or a warning about a file of a shop. */
export type Finding = Position & {
  field: string | null;
  severity: 'error' | 'warning';
  /** Message id without the prefix `shop.findings.`. */
  code: string;
  /** Values of the message. */
  values: Record<string, string | number>;
};

export type Findings = {
  add(finding: Finding): void;
  readonly all: readonly Finding[];
  readonly hasErrors: boolean;
};

/** A wrong column repeats its error on each row: the rest is counted, so that memory stays bounded. */
const MAX_OF_A_FILE = 500;

/** Collects findings. A file lists its first 500; one more finding counts its other ones. */
export function createFindings(): Findings {
  const listed: Finding[] = [];
  const countsByFile = new Map<string, number>();
  let hasErrors = false;
  return {
    add(finding) {
      const count = (countsByFile.get(finding.file) ?? 0) + 1;
      countsByFile.set(finding.file, count);
      hasErrors ||= finding.severity === 'error';
      if (count <= MAX_OF_A_FILE) listed.push(finding);
    },
    get all() {
      return [...listed, ...listRest(countsByFile)];
    },
    get hasErrors() {
      return hasErrors;
    },
  };
}

/** An error at a position. */
export function errorAt(
  position: Position,
  code: string,
  values: Finding['values'] = {},
  field: string | null = null,
): Finding {
  return { ...position, field, severity: 'error', code, values };
}

/** A warning at a position. */
export function warningAt(
  position: Position,
  code: string,
  values: Finding['values'] = {},
  field: string | null = null,
): Finding {
  return { ...position, field, severity: 'warning', code, values };
}

function listRest(countsByFile: ReadonlyMap<string, number>): Finding[] {
  return [...countsByFile]
    .filter(([, count]) => count > MAX_OF_A_FILE)
    .map(([file, count]) => errorAt({ file, line: 1, column: 1 }, 'more', { count: count - MAX_OF_A_FILE }));
}
