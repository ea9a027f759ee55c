/** Field of a form that creates a room because the room in the query no longer exists. */
export const NEW_FIELD = 'new';
