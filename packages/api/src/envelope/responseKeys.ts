import { expand, extract } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { RESPONSE } from './format.ts';
import type { HpkeContext } from './hpke.ts';

/** Keys of one answer, bound to the request that it answers (RFC 9458 §4.4). */
export function responseKeys(context: HpkeContext, enc: Uint8Array, responseNonce: Uint8Array) {
  const prk = extract(sha256, context.export(RESPONSE, 32), concatBytes(enc, responseNonce));
  return {
    key: expand(sha256, prk, utf8ToBytes('key'), 32),
    nonce: expand(sha256, prk, utf8ToBytes('nonce'), 12),
    signature: expand(sha256, prk, utf8ToBytes('signature'), 32),
  };
}
