/** Messages between the admin and the draft that it frames. Both check the origin of the other. */
export const PREVIEW_MESSAGES = {
  /** The draft runs, and can load itself again. */
  ready: 'preview:ready',
  /** The draft has changed: load it again, in place. */
  changed: 'preview:changed',
  /** The draft shows the latest change. */
  shown: 'preview:shown',
} as const;
