import { createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';

/** A key that WeChat Pay signs with, and its period of validity. */
export interface PlatformKey {
  key: KeyObject;
  from: Date;
  until: Date;
}

/** By `Wechatpay-Serial`: while a merchant changes from certificate to public key, both kinds occur. */
export type PlatformKeys = ReadonlyMap<string, PlatformKey>;

/** Throws the errors of node:crypto for a text that is no certificate or key. */
export function platformKeys(given: {
  certificates: readonly string[];
  publicKey: { id: string; pem: string } | null;
}): PlatformKeys {
  const keys = new Map<string, PlatformKey>();
  for (const pem of given.certificates) {
    const { serialNumber, publicKey, validFrom, validTo } = new X509Certificate(pem);
    keys.set(serialNumber.toUpperCase(), { key: publicKey, from: new Date(validFrom), until: new Date(validTo) });
  }
  if (given.publicKey) {
    const { id, pem } = given.publicKey;
    const always = { from: new Date(0), until: new Date('9999-12-31T00:00:00Z') };
    keys.set(id.toUpperCase(), { key: createPublicKey(pem), ...always });
  }
  return keys;
}
