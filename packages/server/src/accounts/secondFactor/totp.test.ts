import { expect, test } from 'vitest';
import { base32, codeAt, stepAt, stepOfCode, totpAddress } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B: seconds since 1970, and the code of eight digits with SHA-1. */
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(VECTORS)('codeAt: computes the code that RFC 6238 publishes for second %i', (second, code) => {
  expect(codeAt(SECRET, stepAt(second * 1000), 8)).toBe(code);
  expect(codeAt(SECRET, stepAt(second * 1000))).toBe(code.slice(2));
});

/** RFC 4226, appendix D. */
test('codeAt: computes the ten codes that RFC 4226 publishes', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeAt(SECRET, counter));
  expect(codes).toEqual('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' '));
});

test('stepOfCode: accepts the code of the step before and after, and none further away', () => {
  const nowMs = 1_234_567_890_000;
  const now = stepAt(nowMs);
  const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, codeAt(SECRET, now + by), { nowMs, lastStep: null }));
  expect(found).toEqual([null, now - 1, now, now + 1, null]);
});

test('stepOfCode: refuses a code of the last used step or of an earlier one', () => {
  const nowMs = 1_234_567_890_000;
  const now = stepAt(nowMs);
  const found = [-1, 0, 1].map((by) => stepOfCode(SECRET, codeAt(SECRET, now + by), { nowMs, lastStep: now }));
  expect(found).toEqual([null, null, now + 1]);
});

test('stepOfCode: refuses codes of another length', () => {
  for (const code of ['', '12345', '1234567', '一二三四五六']) {
    expect(stepOfCode(SECRET, code, { nowMs: 59_000, lastStep: null })).toBeNull();
  }
});

test('base32: encodes as RFC 4648 publishes, without padding', () => {
  const encoded = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(encoded).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

test('totpAddress: names issuer and account, escaped', () => {
  expect(totpAddress(SECRET, { issuer: '星海 编程', account: 'guanli' })).toBe(
    'otpauth://totp/%E6%98%9F%E6%B5%B7%20%E7%BC%96%E7%A8%8B:guanli?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=%E6%98%9F%E6%B5%B7%20%E7%BC%96%E7%A8%8B',
  );
});
