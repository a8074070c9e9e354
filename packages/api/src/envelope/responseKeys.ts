import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { RESPONSE } from './format.ts';
import type { HpkeContext } from './hpke.ts';
import type { Primitives } from './primitives.ts';

/** Derives the keys of one response, bound to its request (as in RFC 9458 §4.4). */
export function responseKeys(
  { extract, expand }: Primitives,
  context: HpkeContext,
  enc: Uint8Array,
  responseNonce: Uint8Array,
) {
  const prk = extract(concatBytes(enc, responseNonce), context.export(RESPONSE, 32));
  return {
    key: expand(prk, utf8ToBytes('key'), 32),
    nonce: expand(prk, utf8ToBytes('nonce'), 12),
    signature: expand(prk, utf8ToBytes('signature'), 32),
  };
}
