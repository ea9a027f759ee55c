/** Carries what opens a guest's cart from the storefront to the back office; no browser sends or sees it. */
export const CART_HEADER = 'x-cart-token';

/** 32 random bytes as base64url. */
export const CART_TOKEN = /^[\w-]{43}$/;
