/** Intent of the form that requests another confirmation email. */
export const INTENT = 'intent';
export const RESEND = 'resend';
