import { writeReports } from './reports/write-reports.ts';

/**
 * `npm run reports`: renders docs/reports/performance.md and docs/reports/reliability.md from the recorded runs, and the
 * table of roles in docs/operators.md.
 */
writeReports();
