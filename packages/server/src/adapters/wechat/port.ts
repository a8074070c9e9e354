export interface WeChatIdentity {
  openId: string;
  /** The same for all accounts of one owner; null when they are not bound together. */
  unionId: string | null;
}

/** Where a mini-program code leads: `scene` holds at most 32 signs. */
export interface MpPlace {
  scene: string;
  page: string;
}

/**
 * What sign-in asks of WeChat's servers: of an official account (gzh, 公众号) and of a mini-program (mp, 小程序).
 * Each throws NOT_CONFIGURED without its app id and secret, WX_CODE_WRONG for a code that is used up or not WeChat's,
 * RATE_LIMITED when WeChat asks to slow down, UNAVAILABLE for every other failure.
 */
export interface WeChat {
  gzhIdentity(code: string): Promise<WeChatIdentity>;
  mpIdentity(code: string): Promise<WeChatIdentity>;
  /** The mobile number that its owner released in the mini-program. */
  mpMobile(code: string): Promise<string>;
  /** A picture of the round code, as a PNG or JPEG. */
  mpQrCode(place: MpPlace): Promise<{ mime: string; bytes: Uint8Array }>;
  /** Whether a request to the official account's server address was signed with its token. */
  isFromGzh(signed: { signature: string; timestamp: string; nonce: string }): boolean;
  /** No official account is configured: nobody can come from there. */
  gzhIsOff: boolean;
  /** This site's page where people begin and come back to; null when it is not configured. */
  gzhPage: string | null;
  /** Where that page sends them to be asked who they are; `state` comes back with them. Throws NOT_CONFIGURED. */
  gzhAuthorizeUrl(state: string): string;
}
