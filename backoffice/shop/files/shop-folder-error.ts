import type { Finding } from './finding.ts';

/** A folder or an archive cannot be opened. */
export class ShopFolderError extends Error {
  readonly findings: readonly Finding[];
  constructor(findings: readonly Finding[]) {
    super(findings.map(({ file, code }) => `${file}: ${code}`).join('\n'));
    this.name = 'ShopFolderError';
    this.findings = findings;
  }
}
