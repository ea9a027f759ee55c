import { mediaUrl } from '#client/app/page/media-url.ts';
import { OWN_MEDIA_URL } from '#shared/domain/own-media-url.ts';

/** URL of a document. The server proxies documents for logged-in professionals, because it has their session. */
export function documentUrl(base: string, path: string, { connect }: { connect: boolean }): string {
  return mediaUrl(connect ? OWN_MEDIA_URL : base, path);
}
