import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Merchant } from '../wechat/merchant.ts';

const generate = promisify(generateKeyPair);
const pair = () => generate('rsa', { modulusLength: 2048 });
const serialNumber = () => randomBytes(20).toString('hex').toUpperCase();

/** WeChat Pay's side: its keys, and its data about the merchant. */
export interface PlatformSide {
  serial: string;
  privateKey: KeyObject;
  merchant: Pick<Merchant, 'mchId' | 'appId' | 'serial' | 'apiKey' | 'notifyOrigin'> & { publicKey: KeyObject };
}

/** Creates a merchant and a WeChat Pay that trust each other, with new keys at every start. */
export async function merchantKeys(
  place: Pick<Merchant, 'url' | 'notifyOrigin'>,
): Promise<{ merchant: Merchant; platform: PlatformSide }> {
  const [own, theirs] = await Promise.all([pair(), pair()]);
  const shared = {
    mchId: '1900000001',
    appId: 'wxsandbox00000001',
    serial: serialNumber(),
    apiKey: randomBytes(16).toString('hex'),
  };
  const apiKey = Buffer.from(shared.apiKey);
  const serial = `PUB_KEY_ID_${serialNumber()}`;
  const ends = { from: new Date(0), until: new Date('9999-12-31T00:00:00Z') };
  return {
    merchant: {
      ...place,
      ...shared,
      apiKey,
      privateKey: own.privateKey,
      platformKeys: new Map([[serial, { key: theirs.publicKey, ...ends }]]),
      publicKeyId: serial,
    },
    platform: {
      serial,
      privateKey: theirs.privateKey,
      merchant: { ...shared, apiKey, notifyOrigin: place.notifyOrigin, publicKey: own.publicKey },
    },
  };
}
