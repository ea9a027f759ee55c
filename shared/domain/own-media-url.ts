/**
 * Base URL of media that depend on the visitor: only this site gets the visitor's cookies, wherever other media are
 * served.
 */
export const OWN_MEDIA_URL = '/media/';
