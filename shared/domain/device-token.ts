/** Header for the token of a browser with a past login, between the two servers. */
export const DEVICE_HEADER = 'x-device-token';

/** 32 random bytes as base64url. */
export const DEVICE_TOKEN = /^[\w-]{43}$/;
