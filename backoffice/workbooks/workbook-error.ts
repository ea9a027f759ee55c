/** A workbook that cannot be read: damaged, encrypted or no workbook at all, or beyond the limits. */
export class WorkbookError extends Error {
  readonly reason: 'unreadable' | 'too_large';
  constructor(reason: 'unreadable' | 'too_large') {
    super(reason);
    this.name = 'WorkbookError';
    this.reason = reason;
  }
}
