/** The address of a file of the back office, below the configured media address (TP-05). */
export function mediaUrl(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}
