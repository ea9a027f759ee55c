/** What the login page's second form asks for: the confirmation link anew. */
export const INTENT = 'intent';
export const RESEND = 'resend';
