import { BUDGETS, findSizeFindings } from '../checks/find-size-findings.ts';
import { printTable } from './print-table.ts';

/**
 * Kilobytes of brotli, and files, that a visitor fetches before each kind of page is interactive. `npm
 * test` fails above the budget.
 */
export function benchSizes(): void {
  const { measured, fonts, viewer } = findSizeFindings();
  printTable(
    'Bytes, kB of brotli',
    ['', 'scripts', 'styles', 'files'],
    [
      ...measured.map(({ page, scripts, styles, files }) => [
        page,
        scripts.toFixed(1),
        styles.toFixed(1),
        String(files),
      ]),
      ['typefaces', fonts.toFixed(1), '', ''],
      ['viewer of models', viewer.toFixed(1), '', ''],
      ['budget of home', String(BUDGETS.homeScripts), String(BUDGETS.pageStyles), ''],
    ],
  );
}
