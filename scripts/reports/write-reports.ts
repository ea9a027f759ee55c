import { readPerformance } from './performance-record.ts';
import { readReliability } from './reliability-record.ts';
import { renderPerformance } from './render-performance.ts';
import { renderReliability } from './render-reliability.ts';
import { writeFormatted } from './write-formatted.ts';

/** Writes the pages of docs/reports from what was recorded. */
export function writeReports(): void {
  writeFormatted({
    'docs/reports/performance.md': renderPerformance(readPerformance()),
    'docs/reports/reliability.md': renderReliability(readReliability()),
  });
}
