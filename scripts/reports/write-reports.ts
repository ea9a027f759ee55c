import { readFileSync } from 'node:fs';
import { roleLines } from '#scripts/checks/role-lines.ts';
import { readPerformance } from './performance-record.ts';
import { readReliability } from './reliability-record.ts';
import { renderPerformance } from './render-performance.ts';
import { renderReliability } from './render-reliability.ts';
import { writeFormatted } from './write-formatted.ts';

/** Writes the pages of docs/reports from what was recorded, and the table of roles from the contract. */
export function writeReports(): void {
  writeFormatted({
    'docs/reports/performance.md': renderPerformance(readPerformance()),
    'docs/reports/reliability.md': renderReliability(readReliability()),
    'docs/operators.md': withRoles(readFileSync('docs/operators.md', 'utf8')),
  });
}

/** Replaces the table of operations and roles, the last part of the page. */
function withRoles(page: string): string {
  const start = page.indexOf('| operation', page.indexOf('## Operations and roles'));
  return `${page.slice(0, start)}${roleLines().join('\n')}\n`;
}
