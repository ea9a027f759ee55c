import { mediaUrl } from '#client/app/page/media-url.ts';
import { OWN_MEDIA_URL } from '#shared/domain/own-media-url.ts';

export function documentUrl(base: string, path: string, { connect }: { connect: boolean }): string {
  return mediaUrl(connect ? OWN_MEDIA_URL : base, path);
}
