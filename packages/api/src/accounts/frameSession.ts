/**
 * Carries the session of a page in another site's frame, where browsers send no cookies: empty in the request that signs
 * in, then the token that the reply to it named. The page keeps it in memory.
 */
export const HEADER_FRAME_SESSION = 'Frame-Session';
