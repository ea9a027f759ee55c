import { warningAt, type Findings, type Position } from '#backoffice/shop/files/finding.ts';
import type { BrandColours } from '#shared/contract/brand.ts';
import { findWeakContrasts } from '#shared/domain/contrast.ts';

/** Warns of pairs of colours whose text is hard to read. */
export function checkContrast(
  colours: BrandColours,
  at: (field: keyof BrandColours) => Position,
  findings: Findings,
): void {
  for (const { field, text, ground, ratio } of findWeakContrasts(colours))
    findings.add(warningAt(at(field), 'contrast', { text, ground, ratio: ratio.toFixed(1) }, field));
}
