import { invalidRequest } from '#backoffice/http/failure.ts';
import { createFindings, type Findings, type Position } from '#backoffice/shop/files/finding.ts';

/** Codes of fields by the code with which an import reports the same. */
const CODES: Readonly<Record<string, string>> = {
  category_not_leaf: 'not_leaf',
  connection_outside: 'invalid_value',
  connection_position: 'invalid_value',
  energy_kind: 'invalid_value',
  energy_missing: 'required',
  key_near: 'unknown',
  key_twice: 'taken',
  key_unknown: 'unknown',
  size_twice: 'repeated',
};

/** The position of a field of a record that is in no file. */
export function fieldPosition(path: readonly (string | number)[]): Position {
  return { file: path.join('.'), line: 1, column: 1 };
}

/**
 * Runs checks of an import on one record.
 * @throws Failure 400 with the code of each field, and the nearest known value in `params`
 */
export function checkAsImport(check: (findings: Findings) => void): void {
  const findings = createFindings();
  check(findings);
  const errors = findings.all.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  throw invalidRequest(
    Object.fromEntries(errors.map(({ file, code }) => [file, CODES[code] ?? code])),
    Object.fromEntries(
      errors.flatMap(({ file, values }) =>
        values['near'] === undefined ? [] : [[file, String(values['near'])]],
      ),
    ),
  );
}
