/** The `intent` of the form that ends the session. */
export const LOGOUT_INTENT = 'logout';
