/** Header for the token of a guest's cart, from the storefront to the back office; browsers never send or see it. */
export const CART_HEADER = 'x-cart-token';

/** 32 random bytes as base64url. */
export const CART_TOKEN = /^[\w-]{43}$/;
