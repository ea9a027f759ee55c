/** Cookie with the session of an operator. */
export const OPERATOR_COOKIE = 'operator_session';
