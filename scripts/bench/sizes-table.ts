import { findSizeFindings } from '../checks/find-size-findings.ts';
import type { Rows } from '../reports/performance-record.ts';

/**
 * Kilobytes of brotli, and files, that a visitor fetches before each kind of page is interactive. `npm
 * test` fails above the budget.
 */
export function benchSizes(): { sizes: Rows; 'other-sizes': Rows } {
  const { measured, fonts, viewer } = findSizeFindings();
  const home = measured.find(({ page }) => page === 'home')?.scripts ?? 0;
  const sizes = measured.map(({ page, scripts, styles, files }) => [
    page,
    { scripts, ...(page !== 'home' && { beyondHome: scripts - home }), styles, files },
  ]);
  return {
    sizes: Object.fromEntries(sizes) as Rows,
    'other-sizes': { fonts: { size: fonts }, 'viewer of 3D models': { size: viewer } },
  };
}
