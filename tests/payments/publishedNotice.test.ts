import { createDecipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultOfSigned } from '../../packages/server/src/adapters/payment/wechat/checkSigned.ts';
import { platformKeys } from '../../packages/server/src/adapters/payment/wechat/platformKeys.ts';
import {
  openResource,
  resourceParts,
  sealedResource,
} from '../../packages/server/src/adapters/payment/wechat/resource.ts';
import vector from './vectors/wechat-notify.json' with { type: 'json' };

const keys = platformKeys({ certificates: [vector.certificate], publicKey: null });
const headers: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(vector.headers).map(([name, value]) => [name.toLowerCase(), value]),
);
const now = new Date(vector.now * 1000);
const message = { headers, rawBody: vector.body, now };
const resource = sealedResource.parse((JSON.parse(vector.body) as { resource: unknown }).resource);

test('faultOfSigned: accepts the published notice within five minutes of its time', () => {
  expect(faultOfSigned(message, keys)).toBeNull();
  const at = (seconds: number) => faultOfSigned({ ...message, now: new Date(now.getTime() + seconds * 1000) }, keys);
  expect([at(299), at(-299), at(300), at(-300)]).toEqual([null, null, 'too old or too new', 'too old or too new']);
});

test('faultOfSigned: refuses any change of a byte or a signed header', () => {
  const changed = (change: Partial<typeof message>) => faultOfSigned({ ...message, ...change }, keys);
  const body = vector.body;
  for (let at = 0; at < body.length; at += 1) {
    const other = body[at] === ' ' ? 'x' : ' ';
    expect(changed({ rawBody: body.slice(0, at) + other + body.slice(at + 1) }), `byte ${at}`).toBe('wrong signature');
  }
  expect(changed({ rawBody: `${body} ` })).toBe('wrong signature');
  expect(changed({ rawBody: JSON.stringify(JSON.parse(body), null, 1) })).toBe('wrong signature');
  const other = (name: string, value: string | undefined) => changed({ headers: { ...headers, [name]: value } });
  expect(other('wechatpay-nonce', 'EcZ9Cmy4Xyx1i6RlJQzLcCyEqDa26NBy')).toBe('wrong signature');
  expect(other('wechatpay-timestamp', '1624523847')).toBe('wrong signature');
  expect(other('wechatpay-serial', 'D7CE59D1F522D702')).toBe('signed with a key that is not set up');
  expect(other('wechatpay-signature', undefined)).toBe('not signed');
  expect(other('wechatpay-signature', `WECHATPAY/SIGNTEST/${vector.headers['Wechatpay-Signature']}`)).toBe(
    'wrong signature',
  );
});

test('resourceParts: splits the sealed resource', () => {
  const { nonce, associated, sealed, tag } = resourceParts(resource);
  const cipher = createDecipheriv('aes-128-gcm', vector.apiV3Key, nonce).setAAD(associated).setAuthTag(tag);
  expect(Buffer.concat([cipher.update(sealed), cipher.final()]).toString()).toBe(vector.plaintext);
});

test('openResource: refuses a key that is too short', () => {
  expect(() => openResource(resource, Buffer.from(vector.apiV3Key))).toThrow('the API v3 key has 32 bytes');
});
