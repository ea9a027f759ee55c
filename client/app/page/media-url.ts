/** URL of a back-office file, below the configured media URL (TP-05). */
export function mediaUrl(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}
