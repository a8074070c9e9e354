import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignatureOf, signParts } from './signing.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
// The request for certificates that WeChat Pay's guide signs, with an empty body.
const parts = ['GET', '/v3/certificates', '1554208460', '593BEC0C930BF1AFEB40B4A08C8FB242', ''];
const text = 'GET\n/v3/certificates\n1554208460\n593BEC0C930BF1AFEB40B4A08C8FB242\n\n';

test('signParts: covers the parts as the guide does, each line ended', () => {
  const signature = signParts(privateKey, parts);
  expect(verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
  expect(isSignatureOf(publicKey, parts, signature)).toBe(true);
  for (const at of parts.keys()) {
    const other = parts.map((part, index) => (index === at ? `${part}0` : part));
    expect(isSignatureOf(publicKey, other, signature), `part ${at}`).toBe(false);
  }
});

test('isSignatureOf: accepts only the canonical encoding of a signature', () => {
  const signature = signParts(privateKey, parts);
  for (const other of ['', ` ${signature}`, `${signature}\n`, signature.replace(/=+$/, ''), signature.slice(4)]) {
    expect(isSignatureOf(publicKey, parts, other), JSON.stringify(other)).toBe(false);
  }
});
