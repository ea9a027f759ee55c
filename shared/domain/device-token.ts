/** Carries, between the two servers, what names a browser in which somebody has logged in before. */
export const DEVICE_HEADER = 'x-device-token';

/** As the back office makes it: 32 random bytes. */
export const DEVICE_TOKEN = /^[\w-]{43}$/;
