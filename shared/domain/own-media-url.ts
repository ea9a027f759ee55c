/**
 * Where this site hands media on itself, wherever else they may be fetched from: what depends on who asks is asked for
 * here, for no other host gets the visitor's cookies.
 */
export const OWN_MEDIA_URL = '/media/';
