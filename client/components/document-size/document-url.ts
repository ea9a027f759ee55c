import { mediaUrl } from '#client/app/page/media-url.ts';
import { OWN_MEDIA_URL } from '#shared/domain/own-media-url.ts';

/** The address of a document: those for logged professionals are handed on by this site, which knows who asks. */
export function documentUrl(base: string, path: string, { connect }: { connect: boolean }): string {
  return mediaUrl(connect ? OWN_MEDIA_URL : base, path);
}
