/** Maximum size of a saved program of the Python playground, in bytes of UTF-8. */
export const PLAYGROUND_MAX_BYTES = 65_536;
