export interface WeChatIdentity {
  openId: string;
  /** The same for all accounts of one owner; null when they are not linked. */
  unionId: string | null;
}

/** The target of a mini-program code; `scene` has at most 32 characters. */
export interface MpPlace {
  scene: string;
  page: string;
}

/**
 * The calls of WeChat's servers that sign-in needs, for an official account (gzh, 公众号) and a mini-program (mp, 小程序).
 * Each throws NOT_CONFIGURED without its app id and secret, WX_CODE_WRONG for a used or foreign code, RATE_LIMITED when
 * WeChat asks to slow down, UNAVAILABLE for every other failure.
 */
export interface WeChat {
  gzhIdentity(code: string): Promise<WeChatIdentity>;
  mpIdentity(code: string): Promise<WeChatIdentity>;
  /** The mobile number that its owner has released in the mini-program. */
  mpMobile(code: string): Promise<string>;
  /** The round mini-program code, as a PNG or JPEG. */
  mpQrCode(place: MpPlace): Promise<{ mime: string; bytes: Uint8Array }>;
  /** Whether a request to the official account's server address was signed with its token. */
  isFromGzh(signed: { signature: string; timestamp: string; nonce: string }): boolean;
  /** Whether no official account is configured. */
  gzhIsOff: boolean;
  /** This site's page where people begin and return to; null when it is not configured. */
  gzhPage: string | null;
  /** WeChat's page that asks people who they are; they return with `state`. Throws NOT_CONFIGURED. */
  gzhAuthorizeUrl(state: string): string;
}
