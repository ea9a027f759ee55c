import { OWN_MEDIA_URL } from '#shared/domain/own-media-url.ts';

/** The address of a file of the back office, below the configured media address (TP-05). */
export function mediaUrl(base: string, path: string): string {
  return `${base.replace(/\/$/, '')}/${path}`;
}

/** A document's: those for logged professionals are handed on by this site, which knows who asks. */
export function documentUrl(base: string, path: string, { connect }: { connect: boolean }): string {
  return mediaUrl(connect ? OWN_MEDIA_URL : base, path);
}
