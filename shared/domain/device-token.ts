/** Carries, between the two servers, the token of a browser with a past login. */
export const DEVICE_HEADER = 'x-device-token';

/** As the back office makes it: 32 random bytes. */
export const DEVICE_TOKEN = /^[\w-]{43}$/;
