import { BUDGETS, findSizeFaults } from '../checks/find-size-faults.ts';
import { printTable } from './print-table.ts';

/** Kilobytes of brotli a visitor fetches before each kind of page is interactive; `npm test` fails beyond the budget. */
export function benchSizes(): void {
  const { measured, fonts, viewer } = findSizeFaults();
  printTable(
    'Bytes, kB of brotli',
    ['', 'scripts', 'styles'],
    [
      ...measured.map(({ page, scripts, styles }) => [page, scripts.toFixed(1), styles.toFixed(1)]),
      ['typefaces', fonts.toFixed(1), ''],
      ['viewer of models', viewer.toFixed(1), ''],
      ['budget of home', String(BUDGETS.homeScripts), String(BUDGETS.pageStyles)],
    ],
  );
}
