import { expect, test } from 'vitest';
import { openParts } from '../../packages/server/src/adapters/payment/wechat/resource.ts';
import rows from './vectors/wycheproof-aes-gcm.json' with { type: 'json' };

const bytes = (hex: string) => Buffer.from(hex, 'hex');
type Row = (typeof rows)[number];

/** The adapter only accepts keys of 32 bytes and nonces of 12 bytes. */
const isOurs = ({ key, iv }: Row) => key.length === 64 && iv.length === 24;

function opened({ key, iv, aad, ct, tag }: Row): string {
  const parts = { nonce: bytes(iv), associated: bytes(aad), sealed: bytes(ct), tag: bytes(tag) };
  try {
    return openParts(parts, bytes(key)).toString('hex');
  } catch {
    return 'refused';
  }
}

test('openParts: opens exactly the valid Wycheproof rows with 32-byte keys and 12-byte nonces', () => {
  const wrong = rows.filter((row) => {
    const expected = row.result === 'valid' && isOurs(row) ? row.msg : 'refused';
    return opened(row) !== expected;
  });
  expect([rows.length, rows.filter(isOurs).length, wrong.map(({ id }) => id)]).toEqual([316, 66, []]);
});
