/** Id of the data block that carries the server's state to the browser. */
export const STATE_ELEMENT_ID = 'state';
