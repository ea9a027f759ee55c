/** A text in both languages of the site. */
export type Words = { fr: string; en: string };

/**
 * Evidence for a criterion. `tests`: files of automatic tests, all of which have to pass in the recorded run. `read`:
 * reviewed on the sample of pages, without a tool. `absent`: the site has no such content. `failed`: known not to be
 * met.
 */
export type Evidence =
  | { kind: 'tests'; files: readonly string[] }
  | { kind: 'read' }
  | { kind: 'absent' }
  | { kind: 'failed'; why: Words }
  | { kind: 'untested' };

/** A criterion of RGAA 4.1, with the success criteria of WCAG it belongs to. */
export type RgaaCriterion = { id: string; name: Words; wcag: readonly string[]; evidence: Evidence };

/** A success criterion of WCAG 2.2, level A or AA. `tests` are those of no criterion of RGAA. */
export type WcagCriterion = {
  id: string;
  level: 'A' | 'AA';
  name: string;
  /** Reason why the site meets it, in English, for docs/accessibility.md. */
  how: string;
  tests?: readonly string[];
  /** The site has no such content, and no criterion of RGAA says so. */
  isAbsent?: true;
};

/** The recorded run of the tests: its day (YYYY-MM-DD), and how many tests of each file passed and failed. */
export type TestRun = { date: string; files: Record<string, { passed: number; failed: number }> };
