/** Says that a form is for a new room: the one its address names is gone. */
export const NEW_FIELD = 'new';
