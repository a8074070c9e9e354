/** A mobile number of mainland China, as people type it. */
export const MOBILE = /^1[3-9]\d{9}$/;
