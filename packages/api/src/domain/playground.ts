/** What a program of the practice field may bring to be kept, in bytes of UTF-8. */
export const PLAYGROUND_MAX_BYTES = 65_536;
