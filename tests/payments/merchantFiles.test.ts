import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import vector from './vectors/wechat-notify.json' with { type: 'json' };
import { readConfig } from '../../packages/server/src/config.ts';
import { openMerchant } from '../../packages/server/src/adapters/payment/openPaymentProviders.ts';

let folder = '';
const file = (name: string) => join(folder, name);
const API_KEY = 'k'.repeat(32);
let env: Record<string, string> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aosai-wxpay-'));
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  writeFileSync(file('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(file('public.pem'), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(file('certificate.pem'), vector.certificate);
  env = {
    WX_PAY_MCH_ID: '1900000001',
    WX_PAY_APP_ID: 'wx0000000000000001',
    WX_PAY_SERIAL: 'd7ce59d1f522d701',
    WX_PAY_KEY_FILE: file('key.pem'),
    WX_PAY_API_KEY: API_KEY,
    WX_PAY_NOTIFY_ORIGIN: 'https://school.example',
    WX_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0114',
    WX_PAY_PUBLIC_KEY_FILE: file('public.pem'),
    WX_PAY_CERTIFICATE_FILES: file('certificate.pem'),
  };
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const opened = (change: Record<string, string | undefined>) => {
  const { wechatPay } = readConfig({ ...env, ...change }, '/');
  if (!wechatPay) throw new Error('nothing is set');
  return openMerchant(wechatPay);
};

test('openMerchant: accepts platform certificate and public key, by their serial numbers', () => {
  expect([...opened({}).platformKeys.keys()]).toEqual(['D7CE59D1F522D701', 'PUB_KEY_ID_0114']);
  const keyOnly = opened({ WX_PAY_CERTIFICATE_FILES: undefined });
  expect([[...keyOnly.platformKeys.keys()], keyOnly.publicKeyId]).toEqual([['PUB_KEY_ID_0114'], 'PUB_KEY_ID_0114']);
  const none = { WX_PAY_PUBLIC_KEY_ID: undefined, WX_PAY_PUBLIC_KEY_FILE: undefined };
  expect([...opened(none).platformKeys.keys()]).toEqual(['D7CE59D1F522D701']);
});

test('readConfig: takes one merchant for all apps or one per app, not both, and none for two apps', () => {
  const path = file('merchants.json');
  const read = (apps: unknown, change: Record<string, string> = {}) => {
    writeFileSync(path, typeof apps === 'string' ? apps : JSON.stringify(apps));
    const config = readConfig({ WX_PAY_MERCHANTS_FILE: path, ...change }, '/');
    return [
      config.wechatPay,
      ...[...config.merchants].map(([appId, settings]) => [appId, openMerchant(settings).mchId]),
    ];
  };
  const second = { ...env, WX_PAY_MCH_ID: '1900000002' };
  expect(read({ school: env, other: second })).toEqual([null, ['school', '1900000001'], ['other', '1900000002']]);
  expect(() => read({ school: env }, env)).toThrow('not both');
  expect(() => read({ school: env, other: env })).toThrow("the merchant of other is another app's already");
  expect(() => read({ school: {} })).toThrow('school has no settings');
  expect(() => read({ school: { ...env, WX_PAY_KEY: 'secret' } })).toThrow('school (unrecognized_keys)');
  expect(() => read({ school: { ...env, WX_PAY_MCH_ID: 'x' } })).toThrow('school.WX_PAY_MCH_ID');
  expect(() => read({ school: { ...env, WX_PAY_SERIAL: undefined } })).toThrow('Set all of WX_PAY_MCH_ID');
  expect(() => read('no JSON')).toThrow('is no JSON');
});

test('openMerchant: refuses incomplete settings, short keys and wrong files by name, without their value', () => {
  for (const name of Object.keys(env).filter((key) => key !== 'WX_PAY_CERTIFICATE_FILES')) {
    expect(() => opened({ [name]: undefined }), name).toThrow('Set all of WX_PAY_MCH_ID');
  }
  const secret = 'this is the key';
  const refusal = (() => {
    try {
      opened({ WX_PAY_API_KEY: secret });
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  expect(refusal).toContain('WX_PAY_API_KEY cannot be used');
  expect(refusal).not.toContain(secret);
  expect(() => opened({ WX_PAY_KEY_FILE: file('none.pem') })).toThrow('WX_PAY_KEY_FILE cannot be used (ENOENT)');
  expect(() => opened({ WX_PAY_PUBLIC_KEY_FILE: file('certificate.pem') })).not.toThrow();
  expect(() => opened({ WX_PAY_CERTIFICATE_FILES: file('key.pem') })).toThrow('WX_PAY_CERTIFICATE_FILES');
  expect(() => opened({ WX_PAY_NOTIFY_ORIGIN: 'http://school.example' })).toThrow('WX_PAY_NOTIFY_ORIGIN');
});
