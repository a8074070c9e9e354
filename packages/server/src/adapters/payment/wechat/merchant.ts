import type { KeyObject } from 'node:crypto';
import type { PlatformKeys } from './platformKeys.ts';

/** The merchant that receives the money, with the keys of both sides. */
export interface Merchant {
  /** Base address of the API. */
  url: string;
  /** Origin of this site, https; notices are sent there. */
  notifyOrigin: string;
  mchId: string;
  /** The app id of the official account that the merchant is bound to. */
  appId: string;
  /** Serial number of our certificate, and its private key. */
  serial: string;
  privateKey: KeyObject;
  /** The API v3 key: 32 bytes. */
  apiKey: Uint8Array;
  platformKeys: PlatformKeys;
  /** Id of the public key that WeChat Pay should sign with; null lets it sign with its platform certificate. */
  publicKeyId: string | null;
}
