/** Query parameter of the entry page inside WeChat: `?wx=login`, or `?wx={scene}` after scanning a code on a screen. */
export const WX_ENTRY_PARAM = 'wx';
/** Value of the entry parameter for signing in without a scanned code. */
export const WX_ENTRY_LOGIN = 'login';
/** Format of the scene in a code on a screen. */
export const WX_SCENE = /^[0-9a-f]{24}$/;
/**
 * Format of the state that WeChat returns with a code: nonce, expiry in ms since 1970, seal, and optionally the scene.
 */
export const WX_STATE = /^wx([0-9a-f]{32})(\d{13})([0-9a-f]{48})([0-9a-f]{24})?$/;
