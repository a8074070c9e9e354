/** Where a page inside WeChat begins: `?wx=login`, or `?wx={scene}` for the code on another screen. */
export const WX_ENTRY_PARAM = 'wx';
export const WX_ENTRY_LOGIN = 'login';
/** The scene of a code on a screen. */
export const WX_SCENE = /^[0-9a-f]{24}$/;
/** What WeChat hands back with a code: nonce, end in ms since 1970, seal, and the scene if there is one. */
export const WX_STATE = /^wx([0-9a-f]{32})(\d{13})([0-9a-f]{48})([0-9a-f]{24})?$/;
